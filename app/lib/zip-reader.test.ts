import { deflateRawSync } from "node:zlib";
import { downloadZip } from "client-zip";
import fc from "fast-check";
import { expect, test } from "vitest";
import { readZip } from "./zip-reader.ts";

const LIMITS = { entries: 20, bytes: 10_000 };
const textOf = (bytes: Uint8Array | undefined) => bytes && new TextDecoder().decode(bytes);

const stored = async (files: { name: string; input: string }[]) =>
  new Uint8Array(await downloadZip(files).arrayBuffer());

/** A file with one deflated entry. */
function deflated(name: string, content: string, flags = 0): Uint8Array {
  const [called, packed] = [Buffer.from(name), deflateRawSync(Buffer.from(content))];
  const local = Buffer.alloc(30);
  local.writeUInt32LE(0x04034b50, 0);
  local.writeUInt16LE(8, 8);
  local.writeUInt16LE(called.length, 26);
  const central = Buffer.alloc(46);
  central.writeUInt32LE(0x02014b50, 0);
  central.writeUInt16LE(flags, 8);
  central.writeUInt16LE(8, 10);
  central.writeUInt32LE(packed.length, 20);
  // It says that it is small.
  central.writeUInt32LE(1, 24);
  central.writeUInt16LE(called.length, 28);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(1, 8);
  end.writeUInt16LE(1, 10);
  end.writeUInt32LE(46 + called.length, 12);
  end.writeUInt32LE(30 + called.length + packed.length, 16);
  return new Uint8Array(Buffer.concat([local, called, packed, central, called, end]));
}

test("stored and deflated entries are read, and those that are not wanted are not", async () => {
  const zip = await stored([
    { name: "Skills.csv", input: "Name\nTile" },
    { name: "messages.csv", input: "secret" },
  ]);
  const read = await readZip(zip, (name) => name.startsWith("Skills"), LIMITS);
  expect(read?.map(({ name, bytes }) => [name, textOf(bytes)])).toEqual([["Skills.csv", "Name\nTile"]]);
  const [one] = (await readZip(deflated("נגר.csv", "a,b".repeat(50)), () => true, LIMITS)) ?? [];
  expect([one?.name, textOf(one?.bytes)]).toEqual(["נגר.csv", "a,b".repeat(50)]);
});

test("an entry that unpacks to more than fits is not read, whatever it says of its size", async () => {
  const [one] = (await readZip(deflated("a.csv", "0".repeat(5_000_000)), () => true, LIMITS)) ?? [];
  expect(one).toEqual({ name: "a.csv", bytes: undefined });
  const large = await stored([{ name: "b.csv", input: "0".repeat(10_001) }]);
  expect((await readZip(large, () => true, LIMITS))?.[0]?.bytes).toBeUndefined();
  const locked = (await readZip(deflated("c.csv", "a", 1), () => true, LIMITS)) ?? [];
  expect(locked[0]?.bytes).toBeUndefined();
});

test("whatever is no ZIP file is none, and a broken one breaks nothing", async () => {
  expect(await readZip(new Uint8Array(), () => true, LIMITS)).toBeUndefined();
  expect(
    await readZip(new TextEncoder().encode("Name,Email\nx".repeat(9)), () => true, LIMITS),
  ).toBeUndefined();
  const whole = deflated("a.csv", "some text that is packed");
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 0, max: whole.length - 1 }),
      fc.integer({ min: 0, max: 255 }),
      async (at, value) => {
        const broken = whole.slice();
        broken[at] = value;
        await readZip(broken, () => true, LIMITS);
      },
    ),
    { numRuns: 200 },
  );
});
