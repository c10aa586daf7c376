import { expect, test } from "vitest";
import { crewTotals, readCrews } from "./crews.ts";

test.each([
  ["Framers 4 x 8", { name: "Framers", people: 4, hours: 8 }],
  ["Carpinteros: 3 × 7.5 h", { name: "Carpinteros", people: 3, hours: 7.5 }],
  ["טפסנים 5 x 9 שעות", { name: "טפסנים", people: 5, hours: 9 }],
  ["2x10", { name: "", people: 2, hours: 10 }],
  ["Sub A, electricians - 2 @ 6,5 hrs", { name: "Sub A, electricians", people: 2, hours: 6.5 }],
])("%s is a crew", (line, crew) => {
  expect(readCrews(line)).toEqual({ crews: [crew], unread: [] });
});

test("a line that says no number of people and hours counts nobody and is not lost", () => {
  expect(readCrews("Framers 4 x 8\nplumber came by\n3 x 30")).toEqual({
    crews: [{ name: "Framers", people: 4, hours: 8 }],
    unread: ["plumber came by", "3 x 30"],
  });
});

test("people and hours are added up", () => {
  expect(crewTotals("Framers 4 x 8\nLaborers 2 x 7.5\nvisitor")).toEqual({ people: 6, hours: 47 });
  expect(crewTotals("")).toEqual({ people: 0, hours: 0 });
});
