import * as v from "valibot";
import { LANGUAGES } from "~/i18n/languages.ts";
import { UNITS } from "~/i18n/units.ts";
import { FONT_SIZES, MOTIONS } from "~/services/display.ts";
import { oneOf, rowVersion } from "~/services/form-fields.ts";
import { MAX_NAME } from "~/services/person.ts";
import { THEMES } from "~/services/theme.ts";
import { phoneOf } from "./phone.logic.ts";
import { SPOKEN, TRADES } from "./profile.data.ts";

/** What a form says that lacks a field which the page always sends; like all messages a key of the namespace. */
const STALE = "errors.form";
export const MAX_LINE = 120;

/** One line that may be empty. What is left empty arrives as nothing, and turns into an empty text here. */
const line = (most: number, long: string) =>
  v.optional(
    v.pipe(
      v.string(long),
      v.transform((text) => text.replace(/[\p{Cc}\s]+/gu, " ").trim()),
      v.check((text) => [...text].length <= most, long),
    ),
    " ",
  );

const phone = v.optional(
  v.pipe(
    v.string("errors.phone"),
    v.trim(),
    v.check((text) => text === "" || phoneOf(text) !== undefined, "errors.phone"),
    v.transform((text) => phoneOf(text) ?? ""),
  ),
  " ",
);

const someOf = <const T extends readonly string[]>(known: T) =>
  v.optional(v.array(v.picklist(known, STALE), STALE), []);

export const EditProfile = v.object(
  {
    intent: v.literal("save", STALE),
    version: rowVersion(STALE),
    firstName: line(MAX_NAME, "errors.name"),
    lastName: line(MAX_NAME, "errors.name"),
    company: line(MAX_LINE, "errors.line"),
    place: line(MAX_LINE, "errors.line"),
    phone,
    trades: someOf(TRADES),
    spoken: someOf(SPOKEN),
  },
  STALE,
);
export type EditProfile = v.InferOutput<typeof EditProfile>;

/** In place of a choice: what the reader's language says. */
export const BY_LANGUAGE = "language";

export const Settings = v.object(
  {
    intent: v.literal("settings", STALE),
    language: oneOf(LANGUAGES, "errors.choice"),
    theme: oneOf(THEMES, "errors.choice"),
    fontSize: oneOf(FONT_SIZES, "errors.choice"),
    units: oneOf([BY_LANGUAGE, ...UNITS], "errors.choice"),
    motion: oneOf(MOTIONS, "errors.choice"),
    vibration: v.optional(v.literal("on", STALE)),
    shortcuts: v.optional(v.literal("on", STALE)),
  },
  STALE,
);
export type Settings = v.InferOutput<typeof Settings>;
