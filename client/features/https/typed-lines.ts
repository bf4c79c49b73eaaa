/** What a person types for https by Tailscale: in a terminal, and in `.env`. */
export const tailscaleLines = {
  terminal: "tailscale serve --bg 8080",
  env: "PUBLIC_URL=https://wall.your-tailnet.ts.net",
} as const;

/** What a person writes into `.env` for a certificate of their own. */
export const ownCertificateLines = [
  "TLS_CERT=/etc/family-wall/fullchain.pem",
  "TLS_KEY=/etc/family-wall/privkey.pem",
  "PUBLIC_URL=https://wall.example.org:8080",
].join("\n");
