import { expect, test } from "vitest";
import { translator } from "~/i18n/catalogue.server.ts";
import { LANGUAGES } from "~/i18n/languages.ts";
import type { Key } from "~/i18n/namespaces.ts";
import { parseForm, replyOf } from "~/services/form.server.ts";
import { SPOKEN, TRADES } from "./profile.data.ts";
import { EditProfile, Settings } from "./profile.schemas.ts";

function formOf(fields: Record<string, string | readonly string[]>): FormData {
  const form = new FormData();
  for (const [name, values] of Object.entries(fields))
    for (const value of [values].flat()) form.append(name, value);
  return form;
}

const ABOUT = {
  intent: "save",
  version: "3",
  firstName: " Sample ",
  lastName: "",
  company: "Sample\r\n firm",
  place: "Chicago",
  phone: "(312) 555-0142",
  trades: ["roofer", "carpenter"],
  spoken: ["es"],
};
const SETTINGS = {
  intent: "settings",
  language: "he",
  theme: "dark",
  fontSize: "125",
  units: "metric",
  motion: "less",
};
const about = (more: Record<string, string | readonly string[]>) =>
  parseForm(formOf({ ...ABOUT, ...more }), EditProfile);
const settings = (more: Record<string, string>) => parseForm(formOf({ ...SETTINGS, ...more }), Settings);

test("a profile is read as a person types it", () => {
  expect(about({})).toMatchObject({
    status: "success",
    value: {
      version: 3,
      firstName: "Sample",
      lastName: "",
      company: "Sample firm",
      phone: "+13125550142",
      trades: ["roofer", "carpenter"],
      spoken: ["es"],
    },
  });
});

test("everything may be left empty", () => {
  const empty = { firstName: "", lastName: " ", company: "", place: "", phone: " ", trades: [], spoken: [] };
  expect(about(empty)).toMatchObject({
    status: "success",
    value: { firstName: "", lastName: "", company: "", place: "", phone: "", trades: [], spoken: [] },
  });
  expect(parseForm(formOf({ intent: "save", version: "0" }), EditProfile).status).toBe("success");
});

test.each([
  [{ firstName: "é".repeat(81) }, { firstName: "errors.name" }],
  [{ company: "x".repeat(300) }, { company: "errors.line" }],
  [{ place: "👷".repeat(121) }, { place: "errors.line" }],
  [{ phone: "1".repeat(300) }, { phone: "errors.phone" }],
  [{ phone: "555-0142" }, { phone: "errors.phone" }],
])("%j is refused beside its field", (more, errors) => {
  expect(replyOf(about(more)).errors).toEqual(errors);
});

test("a character is one character, whatever it is made of", () => {
  expect(about({ place: "👷".repeat(120) }).status).toBe("success");
});

test.each([
  ["trades", ["nope"]],
  ["spoken", ["xx"]],
  ["trades", ["roofer", "__proto__"]],
])("what is on no list is no form of ours: %s %j", (name, values) => {
  expect(about({ [name]: values }).status).toBe("error");
});

test.each(["", "-1", "1.5", "1e3", "abc", "12345678901"])("%j is not a profile's version", (version) => {
  expect(replyOf(about({ version })).errors).toEqual({ version: "errors.form" });
});

test("settings are read, and what is not ticked is off", () => {
  expect(settings({ vibration: "on" })).toMatchObject({
    status: "success",
    value: { language: "he", units: "metric", motion: "less", vibration: "on" },
  });
});

test.each([
  ["language", "fr"],
  ["language", "__proto__"],
  ["theme", "sepia"],
  ["fontSize", "1000"],
  ["units", "imperial"],
  ["motion", "more"],
])("%s has no choice %s, and the form says so beside it", (name, value) => {
  expect(replyOf(settings({ [name]: value })).errors).toEqual({ [name]: "errors.choice" });
});

test("whatever a form lacks, its messages have words in every language", () => {
  for (const schema of [EditProfile, Settings]) {
    const { errors } = replyOf(parseForm(formOf({}), schema));
    expect(Object.keys(errors)).not.toEqual([]);
    for (const language of LANGUAGES) {
      const t = translator(language, "profile");
      for (const key of Object.values(errors)) expect(t(key as Key<"profile">)).not.toBe(key);
    }
  }
});

test.each(LANGUAGES)("every trade and every language has its own word (%s)", (language) => {
  const t = translator(language, "trades");
  const words = [...TRADES.map((each) => t(`trades.${each}`)), ...SPOKEN.map((each) => t(`spoken.${each}`))];
  expect(new Set(words).size).toBe(TRADES.length + SPOKEN.length);
});
