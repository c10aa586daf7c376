import fs from "node:fs";
import { expect, test, vi } from "vitest";
import { screenAt } from "~/site-map.ts";
import { clientTools, runTool } from "./client-tools.ts";

test.each(["measure", "constructor", "toString", ""])(
  "a tool that is not there says so: %j",
  async (name) => {
    expect(await runTool(clientTools(vi.fn()), name, {})).toEqual({
      result: `Client tool with name ${name} is not defined on client`,
      isError: true,
    });
  },
);

test("a note is written down, and none without words", async () => {
  const write = vi.fn();
  const tools = clientTools(write);
  expect((await runTool(tools, "save_note", { text: " Order 40 studs " })).isError).toBe(false);
  expect(write).toHaveBeenCalledExactlyOnceWith("note", "Order 40 studs");
  for (const wrong of [{}, { text: " " }, null, "x"])
    expect((await runTool(tools, "save_note", wrong)).isError).toBe(true);
  expect(write).toHaveBeenCalledOnce();
});

test("the calculators are offered exactly where there is a screen of them", async () => {
  const write = vi.fn();
  const done = await runTool(clientTools(write), "open_calculator", {});
  expect(done.isError).toBe(!screenAt("/calculators"));
  expect(write).toHaveBeenCalledTimes(screenAt("/calculators") ? 1 : 0);
});

test("the calculator that was asked for is offered, and the list where none was", async () => {
  const write = vi.fn();
  const tools = clientTools(write);
  await runTool(tools, "open_calculator", { calculator: " voltage drop " });
  await runTool(tools, "open_calculator", { calculator: " " });
  await runTool(tools, "open_calculator", undefined);
  expect(write.mock.calls).toEqual([
    ["link", "/calculators?q=voltage+drop&open=1"],
    ["link", "/calculators"],
    ["link", "/calculators"],
  ]);
  const wrong = await runTool(tools, "open_calculator", { calculator: 7 });
  expect(wrong.isError).toBe(true);
});

test("a question without words is an error, and nothing is asked", async () => {
  expect(await runTool(clientTools(vi.fn()), "ask_joe", { question: " " })).toMatchObject({ isError: true });
});

test("the README names exactly the tools that there are, with their parameters", async () => {
  const readme = fs.readFileSync("README.md", "utf8");
  const table = readme.slice(readme.indexOf("| client tool |"), readme.indexOf("**Hebrew.**"));
  const told = [...table.matchAll(/^\| `(\w+)` \| (?:`(\w+)`: \w+, (required|optional)|none)/gm)].map(
    ([, tool, parameter, asked]) => ({
      tool: String(tool),
      parameter,
      required: asked === "required",
    }),
  );
  const tools = clientTools(vi.fn());
  expect(told.map(({ tool }) => tool).sort()).toEqual(Object.keys(tools).sort());
  vi.stubGlobal("fetch", async () => Response.json({ response: "Below frost." }));
  for (const { tool, parameter, required } of told) {
    const given = parameter ? { [parameter]: "How deep is a footing?" } : {};
    const lacking = tool === "open_calculator" && !screenAt("/calculators");
    expect(await runTool(tools, tool, given), tool).toMatchObject({ isError: lacking });
    if (required) expect(await runTool(tools, tool, {}), tool).toMatchObject({ isError: true });
  }
  expect(/`open_calculator`.*leave it out/.test(table)).toBe(!screenAt("/calculators"));
  vi.unstubAllGlobals();
});
