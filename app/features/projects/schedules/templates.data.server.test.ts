import { describe, expect, test } from "vitest";
import { LANGUAGES } from "~/i18n/languages.ts";
import { planOf } from "./plan.ts";
import { isTemplate, TEMPLATES, templateTasks } from "./templates.data.server.ts";

const DAYS = {
  startOn: "2026-03-02",
  dataDate: "2026-03-02",
  deadline: null,
  workdays: "12345",
  holidays: "",
  extraDays: "",
};

describe.each(Object.keys(TEMPLATES).filter(isTemplate))("the template %s", (id) => {
  test.each(LANGUAGES)("has a name for every task in %s, and is computed without a loop", (language) => {
    const tasks = templateTasks(id, language);
    for (const { name, phase } of tasks) {
      expect(name).not.toBe("");
      expect(phase).not.toBe("");
    }
    const plan = planOf(
      DAYS,
      tasks.map((task) => ({ ...task, id: String(task.number) })),
    );
    expect([plan.result.ok, plan.loose]).toEqual([true, []]);
  });

  test("ends in one task alone, and nothing hangs loose", () => {
    const tasks = templateTasks(id, "en");
    const { result } = planOf(
      DAYS,
      tasks.map((task) => ({ ...task, id: String(task.number) })),
    );
    expect(result.ok && result.openEnds).toEqual([String(tasks.length)]);
    expect(result.ok && result.openStarts).toEqual(["1"]);
  });
});

test("the house has 62 tasks, in three languages that differ", () => {
  const names = LANGUAGES.map((language) => templateTasks("house", language).map(({ name }) => name));
  expect(names.map(({ length }) => length)).toEqual([62, 62, 62]);
  expect(new Set(names.map(([first]) => first)).size).toBe(3);
});
