import { mkdirSync } from "node:fs";
import {
  type Furnished,
  openEmpty,
  openFailing,
  openFamily,
  openFresh,
  openLargeFamily,
} from "./houses.ts";
import { takeGallery } from "./gallery.ts";
import { writeLists } from "./furnish-lists.ts";
import { startInternet } from "./internet.ts";
import { picturePins } from "./rosters.ts";
import { type Album, onScene, type Round, type Scene, type Theme, pictureThemes } from "./scene.ts";
import * as onPhone from "./views-phone.ts";
import * as onWall from "./views-wall.ts";

const mom = { memberId: "mom", pin: picturePins.MEMBER_PIN_MOM };
const mia = { memberId: "mia", pin: picturePins.MEMBER_PIN_MIA };

const inBoth = async (scene: Scene, round: Round): Promise<void> => {
  for (const theme of pictureThemes) await scene.take(theme, round);
};

const shootFamily =
  ({ ids, parent }: Furnished) =>
  async (scene: Scene): Promise<void> => {
    await inBoth(scene, { phone: onPhone.signedOut });
    await scene.signIn(mom, mia);
    await inBoth(scene, {
      walls: onWall.openToAll(ids.recipe),
      phone: onPhone.ofParent(ids.recipe, ids.event),
      child: onPhone.ofChild,
    });
    await scene.onWalls("POST", "/api/unlock", mom);
    await scene.onWalls("POST", "/api/budget/unlock", mom);
    await inBoth(scene, { walls: onWall.afterPin });
    await scene.onWalls("DELETE", "/api/unlock");
    await inBoth(scene, { walls: onWall.sleep });
    const list = await writeLists(parent);
    const [wall] = (await parent.get("/api/walls")).items;
    const phone = [...onPhone.ofLists(list), ...onPhone.ofWall(wall.id)];
    await inBoth(scene, { walls: onWall.withLists, phone });
    const evening: Theme = "evening";
    for (const theme of [evening, "day"] as const) {
      await scene.take(theme, {});
      await parent.send("POST", "/api/babysitter/on");
      await scene.take(theme, { walls: onWall.sealed, phone: onPhone.sealedPhone });
      await parent.send("POST", "/api/babysitter/off", mom);
    }
  };

const shootOnce =
  (round: Round, isSetUp = true) =>
  async (scene: Scene): Promise<void> => {
    if (isSetUp) await scene.signIn(mom);
    await inBoth(scene, round);
  };

/** Takes every picture, house after house; what went wrong is in the album's troubles. */
export const takePictures = async (executablePath: string, album: Album): Promise<void> => {
  mkdirSync(album.folder, { recursive: true });
  console.error("The gallery …");
  await takeGallery(executablePath, album);
  const internet = await startInternet();
  const shoot = (furnished: Furnished, how: (scene: Scene) => Promise<void>): Promise<void> =>
    onScene(furnished, executablePath, album, how);
  try {
    console.error("The family …");
    const family = await openFamily(internet);
    await shoot(family, shootFamily(family));
    console.error("Eleven of them …");
    await shoot(
      await openLargeFamily(),
      shootOnce({ walls: onWall.ofEleven, phone: onPhone.ofElevenPhone }),
    );
    console.error("A wall that isn't set up, an empty one, and one whose sources fail …");
    await shoot(
      await openFresh(),
      shootOnce({ walls: onWall.ofFresh, phone: onPhone.ofFreshPhone }, false),
    );
    await shoot(
      await openEmpty(),
      shootOnce({ walls: onWall.ofEmpty, phone: onPhone.ofEmptyPhone }),
    );
    await shoot(
      await openFailing(internet),
      shootOnce({ walls: onWall.ofFailing, phone: onPhone.ofFailingPhone }),
    );
  } finally {
    await internet.stop();
  }
};
