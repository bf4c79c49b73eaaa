import { BaseSequencer, type TestSpecification } from "vitest/node";

const runsProduct = ({ moduleId }: TestSpecification): boolean => /[\\/]tests[\\/]/.test(moduleId);

/**
 * Runs the files that start the whole product before those about single modules. Vitest begins with the largest files,
 * and some that take longest are a few lines that name a suite: they would run alone at the end, on one core.
 */
export class ProductFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    // oxlint-disable-next-line unicorn/no-array-sort -- it isn't an array's
    const sorted = await super.sort(files);
    return [...sorted.filter(runsProduct), ...sorted.filter((file) => !runsProduct(file))];
  }
}
