import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { expectWithin, type Vector } from "../../../../tests/formula-vectors.ts";
import { readLine } from "./read-line.ts";

const FILE = path.join(import.meta.dirname, "../../../../tests/data/vectors.json");
const VECTORS = (JSON.parse(readFileSync(FILE, "utf8")) as Vector[]).filter(
  ({ area }) => area === "blueprint_text",
);

const camel = (name: string) => name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());

test("the vectors of blueprint text are all here", () => expect(VECTORS).toHaveLength(44));

test.each(VECTORS.map((vector) => [vector.name, vector] as const))(
  "%s",
  (_, { input, expected, tolerance }) => {
    const { entities } = readLine(String(input.text));
    const wanted = expected.entities as Record<string, unknown>[];
    expect(entities.map(({ kind }) => kind)).toEqual(wanted.map(({ kind }) => camel(String(kind))));
    wanted.forEach((fields, n) => {
      const entity = entities[n] as unknown as Record<string, unknown>;
      for (const [name, value] of Object.entries(fields)) {
        if (name !== "kind") expectWithin(name, entity[camel(name)], value, tolerance);
      }
    });
  },
);
