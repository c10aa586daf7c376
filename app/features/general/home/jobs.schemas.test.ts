import { expect, test } from "vitest";
import { JOBS, jobAddress, MOST, readAsked } from "./jobs.schemas.ts";

const asked = (query: string) => readAsked(new URLSearchParams(query));

test("without anything asked, Joe's job stands open", () => {
  expect(asked("")).toEqual({ job: "ask" });
  expect(asked("music=open&q=lost")).toEqual({ job: "ask" });
  expect(asked("job=unknown&q=lost")).toEqual({ job: "ask" });
});

test("a job may stand open with nothing typed yet, which is no mistake", () => {
  expect(asked("job=check")).toEqual({ job: "check" });
});

test.each(["", "   ", "\n\t", "\u200e\u200f"])("%j is nothing that can be answered, and is kept", (q) => {
  expect(readAsked(new URLSearchParams({ job: "search", q }))).toEqual({ job: "search", q, error: "blank" });
});

test("each job takes as much as its own screen does, and a character more is too long", () => {
  for (const job of JOBS) {
    const most = "x".repeat(MOST[job]);
    expect(readAsked(new URLSearchParams({ job, q: most })).error).toBeUndefined();
    expect(readAsked(new URLSearchParams({ job, q: `${most}x` }))).toEqual({
      job,
      q: `${most}x`,
      error: "long",
    });
  }
});

test("the address of a job is read as what it was made of", () => {
  const q = 'BEDROOM 12\'-0" x 10\'-6"\nRISER 8" & more #1';
  const { search, hash } = new URL(jobAddress("check", q), "https://groundwork.example");
  expect([readAsked(new URLSearchParams(search)), hash]).toEqual([{ job: "check", q }, "#answer"]);
});
