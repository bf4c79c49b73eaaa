import type { Https, HttpsAuthority } from "#contract/https.ts";
import { guideMessages } from "#client/features/https/messages/guide.ts";
import { useMessages } from "#client/i18n/use-messages.ts";
import { OutsideLink } from "#client/ui/buttons/OutsideLink.tsx";
import { Stack } from "#client/ui/layout/Stack.tsx";
import { Notice } from "#client/ui/text/Notice.tsx";
import * as styles from "./secure.module.css";

/** As many addresses as somebody tries. */
const mostWays = 4;

/** The names and addresses of a certificate that are worth a try; what only some routers make of the machine's name isn't. */
const worthATry = ({
  names,
  addresses,
}: Pick<NonNullable<HttpsAuthority["leaf"]>, "names" | "addresses">): string[] => {
  const ofMachine = names.find((name) => name.endsWith(".local"));
  const machine = ofMachine?.slice(0, ofMachine.indexOf("."));
  const given = names.filter((name) => name.slice(0, name.indexOf(".")) !== machine);
  const plain = addresses.filter((address) => !address.includes(":"));
  return [...given, ...plain, ...(ofMachine === undefined ? [] : [ofMachine])];
};

/** The addresses at which this page leads on: the wall's own by its certificate, on plain http, or the https one. */
const waysOn = ({ by, authority, urls }: Https, { port }: Pick<Location, "port">): string[] => {
  if (by !== "authority") return [...urls];
  const leaf = authority?.leaf ?? { names: [], addresses: [] };
  const at = port === "" ? "" : `:${port}`;
  return worthATry(leaf).map((host) => `http://${host}${at}/m/secure`);
};

/** Why this address doesn't lead to https, and what does. */
export const NoWay = ({ https }: { https: Https }) => {
  const s = useMessages(guideMessages);
  if (https.by === "nothing")
    return (
      <Notice>
        <b>{s("offTitle")}</b> {s("off")}
      </Notice>
    );
  const isOwn = https.by === "authority";
  if (isOwn && https.authority?.leaf === null)
    return (
      <Notice>
        <b>{s("clockTitle")}</b> {s("clock")}
      </Notice>
    );
  return (
    <Stack gap={4}>
      <Notice>
        <b>{s(isOwn ? "notNamedTitle" : "elsewhereTitle", { host: location.hostname })}</b>{" "}
        {s(isOwn ? "notNamed" : "elsewhere")}
      </Notice>
      <ul className={styles.ways}>
        {waysOn(https, location)
          .slice(0, mostWays)
          .map((way) => (
            <li key={way}>
              <OutsideLink href={way}>{new URL(way).host}</OutsideLink>
            </li>
          ))}
      </ul>
    </Stack>
  );
};
