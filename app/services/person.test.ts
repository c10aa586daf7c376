import { expect, test } from "vitest";
import { emailOf, namesOf } from "./person.ts";

test("an address is trimmed and lower-cased, as accounts have it", () => {
  expect(emailOf(" Ada.King+site@Example.COM ")).toBe("ada.king+site@example.com");
});

test.each([
  "ada@xn--bcher-kva.example",
  "ada@bau.xn--p1ai",
  "sean.o'brien@example.com",
  "ada_king@a-1.example.co",
])("an address may be %s", (email) => {
  expect(emailOf(email)).toBe(email);
});

test.each([
  undefined,
  null,
  "",
  "ada@-example.com",
  "ada@example-.com",
  "ada..king@example.com",
  ".ada@example.com",
  "ada@127.0.0.1",
  '"ada"@example.com',
  "ada",
  "ada@",
  "ada@localhost",
  "a b@example.com",
  "ada@example.com\nbcc: x@example.com",
  `${"a".repeat(250)}@example.com`,
  // Lower-cased, these would be somebody else's address.
  "mi\u212Ae@example.com",
  "mike@e\u212Ample.com",
  "mıke@example.com",
])("this is no address that an account could have: %j", (value) => {
  expect(emailOf(value)).toBeUndefined();
});

test("given and family name are taken as they are", () => {
  const names = namesOf({ first: " Ada ", last: "King of\tLovelace", whole: "The Countess" });
  expect(names).toEqual({ firstName: "Ada", lastName: "King of Lovelace" });
});

test.each([
  { whole: "Ada", names: { firstName: "Ada", lastName: "" } },
  { whole: "  Ada King  Lovelace ", names: { firstName: "Ada", lastName: "King Lovelace" } },
  { whole: "עדה לאבלייס", names: { firstName: "עדה", lastName: "לאבלייס" } },
  { whole: "", names: { firstName: "", lastName: "" } },
  { whole: null, names: { firstName: "", lastName: "" } },
])("one name for both is cut after its first word: $whole", ({ whole, names }) => {
  expect(namesOf({ whole })).toEqual(names);
});

test("names have no control characters and at most eighty characters, none of them halved", () => {
  const { firstName, lastName } = namesOf({ first: "A\u0000\u0007da\r\n", last: "🏗".repeat(200) });
  expect(firstName).toBe("A da");
  expect([...lastName]).toHaveLength(80);
  expect(lastName.endsWith("🏗")).toBe(true);
});
