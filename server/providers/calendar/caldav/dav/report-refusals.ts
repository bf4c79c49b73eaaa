import type { DavError } from "./dav-error.ts";

/** Statuses with which servers say that they have no such report. */
const withoutReport = new Set([400, 405, 415, 422, 501]);

/** Statuses with which servers say that a token is too old, where their answer says nothing else. */
export const withoutToken: ReadonlySet<number> = new Set([403, 409, 410, 412, 507]);

/** Whether an error says that the server has no such report. */
export const isWithoutReport = ({ status = 0 }: DavError): boolean => withoutReport.has(status);
