interface Release {
  readonly version: string;
  readonly files: readonly { readonly url: string }[];
}

/** The shell command that installs a release's Debian package; null where the release has none. */
export const installCommand = (
  from: string,
  { version, files }: Release,
): { version: string; command: string } | null => {
  const file = files.find(({ url }) => url.endsWith(".deb"));
  if (file === undefined) return null;
  const address = new URL(file.url, from.endsWith("/") ? from : `${from}/`).href;
  const quoted = `'${address.replaceAll("'", "%27")}'`;
  const local = "/tmp/family-wall.deb";
  return { version, command: `wget -O ${local} ${quoted} && sudo apt install ${local}` };
};
