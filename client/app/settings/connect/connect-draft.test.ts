import { describe, expect, it } from "vitest";
import type { ConnectableSource, SourceField, TestedSource } from "#contract/settings-sources.ts";
import { canConnect, canTest, firstChoices, typedOf } from "./connect-draft.ts";

const words = (text: string) => ({ en: text, de: text });
const field = (variable: string, kind: SourceField["kind"], more: Partial<SourceField> = {}) => ({
  ...{ variable, kind, label: words(variable), required: true, isSet: false },
  ...more,
});
const source = (
  fields: SourceField[],
  more: Partial<ConnectableSource> = {},
): ConnectableSource => ({
  ...{ name: "any", title: words("Any"), lead: words(""), today: words(""), fields },
  ...{ isActive: false, isConnected: false, isFixed: false, thisMachine: false, copies: false },
  ...more,
});
const members = [
  { memberId: "mia", variable: "UID_MIA" },
  { memberId: "leo", variable: "UID_LEO", fixedBy: ".env" },
];
const service = source([
  field("URL", "address"),
  field("TOKEN", "secret"),
  field("LIST", "one"),
  field("UID_<ID>", "members", { required: false, members }),
]);

describe("what is sent of a source", () => {
  it("leaves out what is empty, so that what is connected stays", () => {
    expect(typedOf(service, { URL: " http://a ", TOKEN: "" }, false)).toEqual({
      ...{ values: { URL: "http://a" }, thisMachine: false },
    });
  });

  it("takes back a choice, and somebody who isn't anybody there", () => {
    expect(typedOf(service, { LIST: "", UID_MIA: "" }, true).values).toEqual({
      ...{ LIST: "", UID_MIA: "" },
    });
  });

  it("has nothing that the operator gave", () => {
    const fixed = source([...service.fields], { isFixed: true });
    const typed = { URL: "http://a", TOKEN: "t", LIST: "l", UID_LEO: "u" };
    expect(typedOf(fixed, typed, true)).toEqual({ values: { LIST: "l" } });
  });
});

describe("a source", () => {
  it("can be tested once what leads there is typed, and connected once its list is chosen", () => {
    expect(canTest(service, { URL: "http://a" })).toBe(false);
    const typed = { URL: "http://a", TOKEN: "t" };
    expect([canTest(service, typed), canConnect(service, typed)]).toEqual([true, false]);
    expect(canConnect(service, { ...typed, LIST: "l" })).toBe(true);
  });

  it("that is connected can be tested without typing it again", () => {
    const known = source([field("TOKEN", "secret", { isSet: true })]);
    expect(canTest(known, {})).toBe(true);
  });

  it("proposes what is connected, the only list there is, and people of the same name", () => {
    const found: TestedSource = {
      ...{ usable: true, found: [], missing: [] },
      choices: {
        LIST: [{ value: "1", label: "Shopping", chosen: false }],
        UID_MIA: [
          { value: "u-1", label: "Tom", chosen: false },
          { value: "u-2", label: "mia ", chosen: false },
        ],
        UID_LEO: [{ value: "u-1", label: "Tom", chosen: true }],
      },
    };
    const names: Readonly<Record<string, string>> = { mia: "Mia", leo: "Leo" };
    expect(firstChoices(service, found, (id) => names[id])).toEqual({
      ...{ LIST: "1", UID_MIA: "u-2", UID_LEO: "u-1" },
    });
  });
});
