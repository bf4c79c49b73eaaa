import * as z from "zod";

const isCurrency = (code: string): boolean => /^[A-Z]{3}$/.test(code);

/** What people copy from a browser, down to where Actual begins. */
const baseOf = (address: string): string => {
  const { origin, pathname } = new URL(address);
  return (
    origin +
    pathname.replace(/\/(?:budget|accounts|reports|settings)(?:\/.*)?$/, "").replace(/\/+$/, "")
  );
};

/** The variables that lead to a budget in Actual. */
export const actualEnv = z.object({
  ACTUAL_URL: z
    .url({ protocol: /^https?$/, error: "expected an address such as http://192.168.1.20:5006" })
    .transform(baseOf)
    .optional(),
  ACTUAL_PASSWORD: z.string().optional(),
  ACTUAL_SYNC_ID: z
    .string()
    .regex(/^[\w-]{8,64}$/, "expected the Sync ID as Actual shows it in its settings, advanced")
    .optional(),
  ACTUAL_ENCRYPTION_PASSWORD: z.string().optional(),
  ACTUAL_CURRENCY: z.string().refine(isCurrency, "expected three letters such as EUR").optional(),
  NODE_EXTRA_CA_CERTS: z.string().optional(),
  PATH: z.string().optional(),
});
export type ActualEnv = z.output<typeof actualEnv>;
