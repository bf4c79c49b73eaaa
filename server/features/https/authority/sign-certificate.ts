import { createHash, type KeyObject, randomBytes, sign } from "node:crypto";
import { AsnConvert, OctetString } from "@peculiar/asn1-schema";
import {
  AlgorithmIdentifier,
  AttributeTypeAndValue,
  AttributeValue,
  AuthorityKeyIdentifier,
  Certificate as Asn1Certificate,
  Extension,
  Extensions,
  id_ce_authorityKeyIdentifier,
  id_ce_subjectKeyIdentifier,
  KeyIdentifier,
  Name,
  RelativeDistinguishedName,
  SubjectKeyIdentifier,
  SubjectPublicKeyInfo,
  TBSCertificate,
  Validity,
  Version,
} from "@peculiar/asn1-x509";

/** From when to when a certificate counts, in milliseconds since 1970. */
export interface ValidTime {
  readonly from: number;
  readonly until: number;
}

interface NewCertificate {
  /** Its name, which a phone shows in the list of what it trusts. */
  readonly subject: string;
  readonly publicKey: KeyObject;
  readonly issuer: { readonly subject: string; readonly publicKey: KeyObject };
  /** The issuer's private key, of P-256. */
  readonly signedWith: KeyObject;
  readonly valid: ValidTime;
  readonly extensions: readonly Extension[];
}

const commonName = "2.5.4.3";
const ecdsaWithSha256 = "1.2.840.10045.4.3.2";

/** A buffer of its own; Node's small ones share theirs. */
const bytesOf = (bytes: Uint8Array): ArrayBuffer => Uint8Array.from(bytes).buffer;

const nameOf = (text: string): Name =>
  new Name([
    new RelativeDistinguishedName([
      new AttributeTypeAndValue({
        type: commonName,
        value: new AttributeValue({ utf8String: text }),
      }),
    ]),
  ]);

const keyInfoOf = (key: KeyObject): SubjectPublicKeyInfo =>
  AsnConvert.parse(key.export({ type: "spki", format: "der" }), SubjectPublicKeyInfo);

const keyIdOf = (key: KeyObject): ArrayBuffer =>
  bytesOf(
    createHash("sha256")
      .update(new Uint8Array(keyInfoOf(key).subjectPublicKey))
      .digest()
      .subarray(0, 20),
  );

/** A serial number that is positive and that nobody guesses. */
const newSerial = (): ArrayBuffer => {
  const bytes = randomBytes(16);
  bytes[0] = ((bytes[0] ?? 0) & 0x7f) | 0x40;
  return bytesOf(bytes);
};

const inSeconds = (ms: number): Date => new Date(Math.floor(ms / 1000) * 1000);

/** An extension by its content. */
export const extensionOf = (id: string, critical: boolean, content: object): Extension =>
  new Extension({
    extnID: id,
    critical,
    extnValue: new OctetString(AsnConvert.serialize(content)),
  });

/** Signs a certificate by ECDSA with SHA-256; returns it as PEM. */
export const signCertificate = (asked: NewCertificate): string => {
  const { subject, publicKey, issuer, signedWith, valid, extensions } = asked;
  const algorithm = new AlgorithmIdentifier({ algorithm: ecdsaWithSha256 });
  const content = new TBSCertificate({
    version: Version.v3,
    serialNumber: newSerial(),
    signature: algorithm,
    issuer: nameOf(issuer.subject),
    subject: nameOf(subject),
    validity: new Validity({ notBefore: inSeconds(valid.from), notAfter: inSeconds(valid.until) }),
    subjectPublicKeyInfo: keyInfoOf(publicKey),
    extensions: new Extensions([
      ...extensions,
      extensionOf(id_ce_subjectKeyIdentifier, false, new SubjectKeyIdentifier(keyIdOf(publicKey))),
      extensionOf(
        id_ce_authorityKeyIdentifier,
        false,
        new AuthorityKeyIdentifier({
          keyIdentifier: new KeyIdentifier(keyIdOf(issuer.publicKey)),
        }),
      ),
    ]),
  });
  const signature = sign("sha256", new Uint8Array(AsnConvert.serialize(content)), signedWith);
  const whole = new Asn1Certificate({
    tbsCertificate: content,
    signatureAlgorithm: algorithm,
    signatureValue: bytesOf(signature),
  });
  const base64 = Buffer.from(AsnConvert.serialize(whole)).toString("base64");
  return `-----BEGIN CERTIFICATE-----\n${base64.replaceAll(/(.{64})(?=.)/g, "$1\n")}\n-----END CERTIFICATE-----\n`;
};
