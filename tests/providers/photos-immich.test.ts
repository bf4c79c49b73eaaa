import { everyPhotosSource } from "#server/providers/photos/suite.ts";
import { openImmichHouse } from "../fixtures/immich/immich-fixture.ts";

everyPhotosSource("Immich", openImmichHouse);
