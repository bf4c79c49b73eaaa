import { createHash, X509Certificate } from "node:crypto";
import { subjectOf } from "./authority/authority.ts";

const escape = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

/** An id that is the same for the same certificate, so that a second installation replaces the first. */
const uuidOf = (raw: Buffer, part: string): string => {
  const hex = createHash("sha256").update(raw).update(part).digest("hex");
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-5${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`.toUpperCase();
};

/** The profile by which an iPhone or iPad installs a certificate; its trust is switched on in Settings afterwards. */
export const appleProfile = (pem: string): string => {
  const { raw } = new X509Certificate(pem);
  const name = escape(subjectOf(pem));
  const id = `org.family-wall.${uuidOf(raw, "id").toLowerCase()}`;
  const entries = (kind: string, part: string): string => `
    <key>PayloadType</key><string>${kind}</string>
    <key>PayloadVersion</key><integer>1</integer>
    <key>PayloadIdentifier</key><string>${id}.${part}</string>
    <key>PayloadUUID</key><string>${uuidOf(raw, part)}</string>
    <key>PayloadDisplayName</key><string>${name}</string>`;
  return `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
<plist version="1.0">
  <dict>${entries("Configuration", "profile")}
    <key>PayloadContent</key>
    <array>
      <dict>${entries("com.apple.security.root", "root")}
    <key>PayloadCertificateFileName</key><string>family-wall.crt</string>
    <key>PayloadContent</key><data>${raw.toString("base64")}</data>
      </dict>
    </array>
  </dict>
</plist>
`;
};
