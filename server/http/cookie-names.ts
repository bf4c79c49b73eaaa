/** The names of the wall's cookies; they carry a prefix because other programs on the same host see them too. */
export const cookieNames = {
  wall: "family_wall_device",
  phone: "family_wall_session",
  unlock: "family_wall_unlock",
  sitter: "family_wall_sitter",
} as const;
