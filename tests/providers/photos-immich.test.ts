import { everyPhotosSource } from "../../server/providers/photos/suite.ts";
import { openImmichHouse } from "../fixtures/immich/house.ts";

everyPhotosSource("Immich", openImmichHouse);
