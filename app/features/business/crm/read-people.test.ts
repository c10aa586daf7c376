import { expect, test } from "vitest";
import { peopleCsv } from "./crm-csv.server.ts";
import { readPeople } from "./read-people.server.ts";

const read = (text: string) => {
  const found = readPeople(text);
  if ("problem" in found) throw new Error(found.problem);
  return found;
};

test("good lines are read and bad ones named by their line, and who stands in the file twice is marked", () => {
  const { good, bad, more } = read(
    [
      "Name;Phone;E-mail;Company",
      "Homeowner 1;(512) 555-0101;;Sample Homes",
      ";512 555 0102;;",
      "Homeowner 3;;;",
      "Homeowner 4;call me;;",
      "Homeowner 5;;nowhere;",
      "Homeowner 6;+1 512 555 0101;;",
      "Homeowner 7;;Client@Example.com;",
    ].join("\n"),
  );
  expect(good.map(({ line, name, twice }) => [line, name, twice])).toEqual([
    [2, "Homeowner 1", false],
    [7, "Homeowner 6", true],
    [8, "Homeowner 7", false],
  ]);
  expect(good[2]?.email).toBe("client@example.com");
  expect(bad).toEqual([
    { line: 3, why: "name" },
    { line: 4, why: "reach" },
    { line: 5, why: "phone" },
    { line: 6, why: "email" },
  ]);
  expect(more).toBe(false);
});

test.each(["", "a,b\n1,2", "name,place\nHomeowner 1,Ridge"])(
  "a file without these columns is none: %j",
  (text) => {
    expect(readPeople(text)).toHaveProperty("problem");
  },
);

test.each(["en", "es", "he"] as const)("the file that we write is read again, in %s", (language) => {
  const person = {
    ...{
      name: "Homeowner 1",
      phone: "+1 512 555 0101",
      email: "client@example.com",
      company: "Sample Homes",
    },
    ...{ place: "Ridge", note: "Call late", deals: 2, createdAt: "2026-03-02T08:00:00.000Z" },
  };
  const { good, bad } = read(peopleCsv(language, [person]));
  expect(bad).toEqual([]);
  const { name, phone, email, company, place, note } = person;
  expect(good[0]).toMatchObject({ name, phone, email, company, place, note });
});
