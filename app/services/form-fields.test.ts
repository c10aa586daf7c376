import * as v from "valibot";
import { expect, test } from "vitest";
import { formOf } from "../../tests/forms.ts";
import { parseForm, replyOf } from "./form.server.ts";
import {
  calendarDay,
  dollars,
  formKey,
  optionalText,
  rowVersion,
  textLine,
  timeZone,
  wholeNumber,
} from "./form-fields.ts";

const KEY = "0b0c1e2a-6b1f-4d1c-9a57-0b7a3f2d9a11";
const Order = v.object({
  idem: formKey("errors.form"),
  version: rowVersion("errors.form"),
  name: textLine(5, { empty: "errors.name", long: "errors.nameLong" }),
  price: dollars("errors.price"),
  zone: timeZone("errors.zone"),
  pieces: wholeNumber({ least: 0, most: 5_000 }, "errors.pieces"),
  day: calendarDay("errors.day"),
  note: optionalText(6, "errors.noteLong"),
});
const right = {
  idem: KEY,
  version: "3",
  name: " beam ",
  price: "$1,234.50",
  zone: "America/Chicago",
  pieces: " 48 ",
  day: "2028-02-29",
  note: " dry\n",
};

test("what is typed rightly is read as what it means", () => {
  expect(parseForm(formOf(right), Order)).toMatchObject({
    status: "success",
    value: {
      idem: KEY,
      version: 3,
      name: "beam",
      price: 123_450,
      zone: "America/Chicago",
      pieces: 48,
      day: "2028-02-29",
      note: "dry",
    },
  });
});

test.each(["", "   "])("a text that may be left empty is then the empty text: “%s”", (note) => {
  const submission = parseForm(formOf({ ...right, note }), Order);
  expect(submission).toMatchObject({ status: "success", value: { note: "" } });
});

test("a field that may be left out is left out of the value", () => {
  const Wish = v.object({
    pieces: v.optional(wholeNumber({ least: 1, most: 9 }, "errors.pieces")),
    day: v.optional(calendarDay("errors.day")),
  });
  expect(parseForm(formOf({ pieces: "", day: "" }), Wish)).toMatchObject({ status: "success", value: {} });
});

test.each([
  ["idem", "", "errors.form"],
  ["idem", "x", "errors.form"],
  ["version", "-1", "errors.form"],
  ["version", "1.5", "errors.form"],
  ["name", "  ", "errors.name"],
  ["name", "girder", "errors.nameLong"],
  ["price", "", "errors.price"],
  ["price", "12,50", "errors.price"],
  ["zone", "-06:00", "errors.zone"],
  ["zone", "", "errors.zone"],
  ["pieces", "", "errors.pieces"],
  ["pieces", "-1", "errors.pieces"],
  ["pieces", "5001", "errors.pieces"],
  ["pieces", "1e3", "errors.pieces"],
  ["pieces", "2.5", "errors.pieces"],
  ["pieces", "1,200", "errors.pieces"],
  ["pieces", "9".repeat(400), "errors.pieces"],
  ["day", "", "errors.day"],
  ["day", "2027-02-29", "errors.day"],
  ["day", "2027-13-01", "errors.day"],
  ["day", "2027-1-1", "errors.day"],
  ["day", "0000-01-01", "errors.day"],
  ["day", "01/02/2027", "errors.day"],
  ["day", "tomorrow", "errors.day"],
  ["note", "too long", "errors.noteLong"],
])("%s “%s” is refused with %s, and what was typed is kept", (field, typed, message) => {
  const reply = replyOf(parseForm(formOf({ ...right, [field]: typed }), Order));
  expect(reply.errors).toEqual({ [field]: message });
  expect(reply.fields.name).toBe(field === "name" ? typed : right.name);
});
