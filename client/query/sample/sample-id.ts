const mark = "sample:";

/** An id that no server gives: of a sample family's task, event or item. */
export const sampleId = (name: string): string => mark + name;

/** Whether something is sample content, which can't be written. */
export const isSampleId = (id: string): boolean => id.startsWith(mark);
