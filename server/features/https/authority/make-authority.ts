import { createPrivateKey, generateKeyPairSync, X509Certificate } from "node:crypto";
import { AsnConvert } from "@peculiar/asn1-schema";
import {
  BasicConstraints,
  Certificate as Asn1Certificate,
  ExtendedKeyUsage,
  type Extension,
  GeneralName,
  GeneralSubtree,
  GeneralSubtrees,
  id_ce_basicConstraints,
  id_ce_extKeyUsage,
  id_ce_keyUsage,
  id_ce_nameConstraints,
  id_ce_subjectAltName,
  id_kp_serverAuth,
  KeyUsage,
  KeyUsageFlags,
  NameConstraints,
  SubjectAlternativeName,
} from "@peculiar/asn1-x509";
import { type Authority, type IssuedLeaf, privateNetworks, subjectOf } from "./authority.ts";
import { extensionOf, signCertificate } from "./sign-certificate.ts";

const dayMs = 86_400_000;
const authorityDays = 20 * 365;
/** The most that browsers take, with a day to spare. */
const leafDays = 397;

/** How much of a machine's name a certificate's own name has: with the words around it the 64 letters of RFC 5280. */
const mostShown = 34;

const newKeys = () => generateKeyPairSync("ec", { namedCurve: "P-256" });

const subtrees = (names: readonly string[]): GeneralSubtrees =>
  new GeneralSubtrees([
    ...names.map((dNSName) => new GeneralSubtree({ base: new GeneralName({ dNSName }) })),
    ...privateNetworks.map(
      (iPAddress) => new GeneralSubtree({ base: new GeneralName({ iPAddress }) }),
    ),
  ]);

/** What an authority's certificate may do: sign so many authorities below it, for these names and private addresses alone. */
const authorityExtensions = (names: readonly string[], below: number): Extension[] => [
  extensionOf(
    id_ce_basicConstraints,
    true,
    new BasicConstraints({ cA: true, pathLenConstraint: below }),
  ),
  extensionOf(id_ce_keyUsage, true, new KeyUsage(KeyUsageFlags.keyCertSign)),
  extensionOf(
    id_ce_nameConstraints,
    true,
    new NameConstraints({ permittedSubtrees: subtrees(names) }),
  ),
];

const serverOnly = (): Extension =>
  extensionOf(id_ce_extKeyUsage, false, new ExtendedKeyUsage([id_kp_serverAuth]));

/** From a day before, because phones' clocks differ, for so many days. */
const validFor = (now: number, days: number) => ({
  from: now - dayMs,
  until: now - dayMs + days * dayMs - 1000,
});

interface NewAuthority {
  /** The names to sign for; at least one, or any name would be permitted. */
  readonly names: readonly string[];
  /** In milliseconds since 1970. */
  readonly now: number;
}

/**
 * Makes an authority for some names and the private networks. The root signs one intermediate, and its key ends with this
 * call: nothing else can ever be signed by what phones trust.
 */
export const makeAuthority = ({ names, now }: NewAuthority): Authority => {
  const [first] = names;
  if (first === undefined) throw new Error("an authority without names could sign for any");
  const valid = validFor(now, authorityDays);
  const shown = names.find((name) => name.endsWith(".local")) ?? first;
  const called = `Family Wall ${shown.slice(0, mostShown)} ${new Date(now).toISOString().slice(0, 10)}`;
  const [root, intermediate] = [newKeys(), newKeys()];
  const issuer = { subject: called, publicKey: root.publicKey };
  return {
    names: [...names],
    root: signCertificate({
      ...{ ...issuer, issuer, signedWith: root.privateKey, valid },
      extensions: authorityExtensions(names, 1),
    }),
    intermediate: signCertificate({
      ...{ subject: `${called} (wall)`, publicKey: intermediate.publicKey },
      ...{ issuer, signedWith: root.privateKey, valid },
      extensions: [...authorityExtensions(names, 0), serverOnly()],
    }),
    key: intermediate.privateKey.export({ type: "pkcs8", format: "pem" }).toString(),
  };
};

interface NewLeaf {
  readonly names: readonly string[];
  /** Addresses in the private networks. */
  readonly addresses: readonly string[];
  readonly now: number;
}

/** Issues a certificate for the wall's names and addresses, with a key of its own, for at most 397 days. */
export const issueLeaf = (
  { intermediate, key }: Authority,
  { names, addresses, now }: NewLeaf,
): IssuedLeaf => {
  const own = newKeys();
  const wanted = validFor(now, leafDays);
  const ends = new X509Certificate(intermediate).validToDate.getTime();
  const leaf = signCertificate({
    subject: "Family Wall",
    publicKey: own.publicKey,
    issuer: {
      subject: subjectOf(intermediate),
      publicKey: new X509Certificate(intermediate).publicKey,
    },
    signedWith: createPrivateKey(key),
    valid: { ...wanted, until: Math.min(wanted.until, ends) },
    extensions: [
      extensionOf(id_ce_basicConstraints, true, new BasicConstraints({ cA: false })),
      extensionOf(id_ce_keyUsage, true, new KeyUsage(KeyUsageFlags.digitalSignature)),
      serverOnly(),
      extensionOf(
        id_ce_subjectAltName,
        false,
        new SubjectAlternativeName([
          ...names.map((dNSName) => new GeneralName({ dNSName })),
          ...addresses.map((iPAddress) => new GeneralName({ iPAddress })),
        ]),
      ),
    ],
  });
  return {
    cert: leaf + intermediate,
    key: own.privateKey.export({ type: "pkcs8", format: "pem" }).toString(),
  };
};

/** The names that a certificate's constraints permit. */
export const permittedNames = (certificate: X509Certificate): string[] => {
  const { tbsCertificate } = AsnConvert.parse(certificate.raw, Asn1Certificate);
  const found = tbsCertificate.extensions?.find(({ extnID }) => extnID === id_ce_nameConstraints);
  if (found === undefined) return [];
  const { permittedSubtrees } = AsnConvert.parse(found.extnValue.buffer, NameConstraints);
  return (permittedSubtrees ?? []).flatMap(({ base: { dNSName } }) => dNSName ?? []);
};
