/** What a QR code says so that a phone joins a Wi-Fi; without a password it is an open one. */
export const wifiCode = ({ name, password }: { name: string; password: string }): string => {
  const spell = (value: string) => value.replaceAll(/[\\;,:"]/g, String.raw`\$&`);
  return password === ""
    ? `WIFI:T:nopass;S:${spell(name)};;`
    : `WIFI:T:WPA;S:${spell(name)};P:${spell(password)};;`;
};
