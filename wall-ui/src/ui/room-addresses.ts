import type { WallRoom } from "#contract/wall-view.ts";
import type { IconName } from "#client/ui/icons/icons.ts";

/** The rooms of a wall, each with its address, its icons and the key of its name. */
export const rooms = {
  home: { href: "/", icon: "house", active: "house-fill", title: "home.title" },
  calendar: {
    ...{ href: "/calendar/week", icon: "calendar", active: "calendar-fill" },
    title: "calendar.title",
  },
  chores: { href: "/chores", icon: "star", active: "star-fill", title: "chores.title" },
  meals: { href: "/meals/week", icon: "meals", active: "meals-fill", title: "meals.title" },
  journal: { href: "/journal", icon: "journal", active: "journal-fill", title: "journal.title" },
  grocery: { href: "/meals/grocery", icon: "basket", active: "basket", title: "meals.grocery" },
  rewards: { href: "/rewards", icon: "sparkle", active: "sparkle", title: "rewards.title" },
  weather: { href: "/weather", icon: "sun", active: "sun", title: "weather.title" },
  photos: { href: "/photos", icon: "images", active: "images", title: "photos.title" },
} as const satisfies Readonly<
  Record<
    WallRoom | "home",
    { href: string; icon: IconName; active: IconName; title: `${string}.${string}` }
  >
>;
export type RoomName = keyof typeof rooms;

/** What a page's address has to begin with to be in a room, the nearest first. */
const places: readonly (readonly [start: string, rooms: readonly RoomName[]])[] = [
  ["/meals/grocery", ["grocery", "meals"]],
  ["/meals", ["meals"]],
  ["/calendar", ["calendar"]],
  ["/rewards", ["rewards", "chores"]],
  ["/chores", ["chores"]],
  ["/lists", ["chores"]],
  ["/journal", ["journal"]],
  ["/weather", ["weather", "home"]],
  ["/photos", ["photos", "journal"]],
];

/** The room of a dock that a page is in; undefined where it is in none of them. */
export const roomOf = (address: string, offered: readonly RoomName[]): RoomName | undefined => {
  if (address === "/") return "home";
  const found = places.find(([start]) => address === start || address.startsWith(`${start}/`));
  return found?.[1].find((room) => offered.includes(room));
};
