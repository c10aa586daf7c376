import fc from "fast-check";
import { expect, test } from "vitest";
import { parseForm, replyOf } from "~/services/form.server.ts";
import { formOf } from "../../../../tests/forms.ts";
import { CartChange, isCategory } from "./shop.schemas.ts";

const IDEM = "0b0c1e2a-6b1f-4d1c-9a57-0b7a3f2d9a11";
const add = (fields: Record<string, string>) =>
  parseForm(formOf({ intent: "add", idem: IDEM, productId: "insurance-guide", ...fields }), CartChange);
const set = (fields: Record<string, string>) =>
  parseForm(formOf({ intent: "set", productId: "insurance-guide", ...fields }), CartChange);

const NO_WHOLE_NUMBERS = [
  "1e9",
  "1e1",
  "abc",
  "2.5",
  "2,5",
  "0x10",
  "٣",
  "--1",
  "+1",
  "1 2",
  "Infinity",
  "NaN",
];

test.each(NO_WHOLE_NUMBERS)("%j is not a quantity and is neither rounded nor guessed at", (quantity) => {
  expect(replyOf(add({ quantity })).errors).toEqual({ quantity: "errors.quantity" });
  expect(replyOf(set({ quantity })).errors).toEqual({ quantity: "errors.quantity" });
});

test.each(["100", "1000000000", "9".repeat(400)])("%s is more than a cart holds", (quantity) => {
  expect(replyOf(add({ quantity })).errors).toEqual({ quantity: "errors.quantity" });
  expect(replyOf(set({ quantity })).errors).toEqual({ quantity: "errors.quantity" });
});

test("what was typed stays in the field when it is refused", () => {
  expect(replyOf(add({ quantity: "abc" })).fields).toMatchObject({ quantity: "abc" });
});

test.each([
  { typed: " 3 ", quantity: 3 },
  { typed: "099", quantity: 99 },
  { typed: "1", quantity: 1 },
])("$typed is the quantity $quantity", ({ typed, quantity }) => {
  expect(add({ quantity: typed })).toMatchObject({ status: "success", value: { quantity } });
  expect(set({ quantity: typed })).toMatchObject({ status: "success", value: { quantity } });
});

test("adding without a quantity adds one", () => {
  expect(add({})).toMatchObject({ status: "success", value: { quantity: 1 } });
  expect(add({ quantity: "" })).toMatchObject({ status: "success", value: { quantity: 1 } });
});

test.each(["0", "-1", "-5"])("%s cannot be added, and setting it is how a line is removed", (quantity) => {
  expect(replyOf(add({ quantity })).errors).toEqual({ quantity: "errors.quantity" });
  expect(set({ quantity })).toMatchObject({ status: "success", value: { quantity: Number(quantity) } });
});

test("setting needs a quantity", () => {
  expect(replyOf(set({ quantity: "" })).errors).toEqual({ quantity: "errors.quantity" });
});

test("no text whatever becomes a quantity outside what a cart holds", () => {
  const typed = fc.oneof(fc.string(), fc.double().map(String), fc.integer().map(String));
  fc.assert(
    fc.property(typed, (quantity) => {
      const submission = add({ quantity });
      if (submission.status !== "success" || submission.value.intent !== "add") return;
      expect(submission.value.quantity).toSatisfy(Number.isInteger);
      expect(submission.value.quantity).toBeGreaterThanOrEqual(1);
      expect(submission.value.quantity).toBeLessThanOrEqual(99);
    }),
  );
});

test.each<Record<string, string>>([{}, { idem: "not-a-uuid" }, { idem: "" }])(
  "adding with the form key %j is refused",
  (key) => {
    const form = formOf({ intent: "add", productId: "insurance-guide", ...key });
    expect(replyOf(parseForm(form, CartChange)).errors).toEqual({ idem: "errors.form" });
  },
);

test("a form that says nothing of what it wants is told so in our words", () => {
  expect(replyOf(parseForm(formOf({}), CartChange)).errors).toEqual({ intent: "errors.form" });
  expect(replyOf(parseForm(formOf({ intent: "steal" }), CartChange)).errors).toEqual({
    intent: "errors.form",
  });
});

test("a form without a product is told so in our words", () => {
  expect(replyOf(parseForm(formOf({ intent: "remove" }), CartChange)).errors).toEqual({
    productId: "errors.form",
  });
  expect(replyOf(set({ productId: "x".repeat(61), quantity: "1" })).errors).toEqual({
    productId: "errors.product",
  });
});

test("only the four categories of the shop are categories", () => {
  expect(["templates", "education", "books", "merchandise"].every(isCategory)).toBe(true);
  for (const other of ["Books", "", "constructor", null, undefined, 1]) expect(isCategory(other)).toBe(false);
});
