import * as v from "valibot";
import { expect, test } from "vitest";
import { formOf } from "../../tests/forms.ts";
import { parseForm, replyOf } from "./form.server.ts";
import { dollars, formKey, rowVersion, textLine, timeZone } from "./form-fields.ts";

const KEY = "0b0c1e2a-6b1f-4d1c-9a57-0b7a3f2d9a11";
const Order = v.object({
  idem: formKey("errors.form"),
  version: rowVersion("errors.form"),
  name: textLine(5, { empty: "errors.name", long: "errors.nameLong" }),
  price: dollars("errors.price"),
  zone: timeZone("errors.zone"),
});
const right = { idem: KEY, version: "3", name: " beam ", price: "$1,234.50", zone: "America/Chicago" };

test("what is typed rightly is read as what it means", () => {
  expect(parseForm(formOf(right), Order)).toMatchObject({
    status: "success",
    value: { idem: KEY, version: 3, name: "beam", price: 123_450, zone: "America/Chicago" },
  });
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
])("%s “%s” is refused with %s, and what was typed is kept", (field, typed, message) => {
  const reply = replyOf(parseForm(formOf({ ...right, [field]: typed }), Order));
  expect(reply.errors).toEqual({ [field]: message });
  expect(reply.fields.name).toBe(field === "name" ? typed : right.name);
});
