import { expect, test } from "vitest";
import { asksForAPrice } from "./intent.logic.ts";

test.each([
  "price of a sheet of 5/8 drywall at lowes today",
  "how much is a bundle of shingles right now",
  "what is 3/4 plywood going for these days",
  "how much does a yard of concrete cost in denver",
  "a como esta el bulto de cemento hoy",
  "en cuanto sale el metro de block en puebla",
  "a como dan la lamina galvanizada",
  "cuanto vale la varilla de 3/8",
  "כמה עולה היום שק מלט",
  "מה המחיר של קוב בטון",
  "בכמה מוכרים לוח גבס",
  "כמה לוקחים על טון ברזל",
])("asks what something costs today: %s", (question) => {
  expect(asksForAPrice(question)).toBe(true);
});

test.each([
  "what is a cost-plus contract",
  "how do cost codes work",
  "how many studs for a 20 ft wall",
  "como esta hecho un muro de carga",
  "כמה קוב לתקרה 5 על 4",
])("asks for no price: %s", (question) => {
  expect(asksForAPrice(question)).toBe(false);
});
