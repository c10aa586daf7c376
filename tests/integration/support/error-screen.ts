import { expect } from "vitest";
import { translator } from "../../../app/i18n/catalogue.server.ts";
import { textOf } from "./html.ts";

const shell = translator("en", "shell");

/** An error screen, whatever its status, says that something went wrong, and offers to try again and to reload. */
export function expectErrorScreen(status: number, body: string): void {
  const words = [...body.matchAll(/<a\b[^>]*>([\s\S]*?)<\/a>/g)].map(([, inside = ""]) => textOf(inside));
  expect([status, words]).toEqual([
    status,
    expect.arrayContaining([shell("errors.tryAgain"), shell("errors.reload")]),
  ]);
  expect(body).toContain(shell("errors.title"));
}
