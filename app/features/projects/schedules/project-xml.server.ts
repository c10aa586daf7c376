import { writeLinks } from "~/engines/schedule/schedule.ts";
import { isCalendarDay } from "~/lib/local-day.ts";
import type { ConstraintType } from "~db/schema/schedules.terms.ts";
import { daysIn, linksOf, type Plan, type PlanDays, type PlanTask } from "./plan.ts";
import type { BadLine, TypedTask } from "./read-tasks.ts";
import { SCHEDULE_LIMITS as MOST } from "./schedules.limits.ts";
import { childOf, childrenOf, elementsOf, escapeXml, textOf, type XmlElement } from "./xml.ts";

/*
 * Projects as MS Project's XML has them (schemas.microsoft.com/project): times in minutes of eight-hour days, lags in
 * tenths of minutes. What it has no field for goes into its custom fields: Text1 the phase, Text2 the crew, Text3 the location, Number1
 * the people.
 */

const MINUTES = 480;
const LAG_PER_DAY = MINUTES * 10;
const LINKS = ["FF", "FS", "SF", "SS"];
const CONSTRAINTS: readonly (ConstraintType | undefined)[] = [
  "none",
  undefined,
  "startOn",
  "finishOn",
  "startNoEarlier",
  "startNoLater",
  "finishNoEarlier",
  "finishNoLater",
];
const FIELDS = { phase: "188743731", crew: "188743734", location: "188743737", workers: "188743767" };
const FIELD_NAMES = { phase: "Text1", crew: "Text2", location: "Text3", workers: "Number1" };
const SITE = "1";
const EVERY = "2";

interface Written extends PlanDays {
  name: string;
  nearDays: number;
  workers: number | null;
}

const tag = (name: string, value: string | number | null | undefined) =>
  value === null || value === undefined || value === ""
    ? ""
    : `<${name}>${escapeXml(String(value))}</${name}>`;
const spell = (days: number) => `PT${days * 8}H0M0S`;
const morning = (day: string | null) => (day ? `${day}T08:00:00` : null);
const evening = (day: string | null) => (day ? `${day}T17:00:00` : null);

const HOURS =
  "<WorkingTimes><WorkingTime><FromTime>08:00:00</FromTime><ToTime>12:00:00</ToTime></WorkingTime><WorkingTime><FromTime>13:00:00</FromTime><ToTime>17:00:00</ToTime></WorkingTime></WorkingTimes>";

function calendarXml(uid: string, name: string, workdays: string, off: string[], on: string[]): string {
  const weekday = (type: number, works: boolean, period = "") =>
    `<WeekDay><DayType>${type}</DayType><DayWorking>${works ? 1 : 0}</DayWorking>${period}${works ? HOURS : ""}</WeekDay>`;
  const exception = (day: string, works: boolean) =>
    weekday(
      0,
      works,
      `<TimePeriod><FromDate>${day}T00:00:00</FromDate><ToDate>${day}T23:59:00</ToDate></TimePeriod>`,
    );
  const days = [0, 1, 2, 3, 4, 5, 6].map((day) => weekday(day + 1, workdays.includes(String(day))));
  const others = [...off.map((day) => exception(day, false)), ...on.map((day) => exception(day, true))];
  return `<Calendar><UID>${uid}</UID>${tag("Name", name)}<IsBaseCalendar>1</IsBaseCalendar><BaseCalendarUID>-1</BaseCalendarUID><WeekDays>${[...days, ...others].join("")}</WeekDays></Calendar>`;
}

const custom = (field: keyof typeof FIELDS, value: string | number) =>
  value === "" || value === 0
    ? ""
    : `<ExtendedAttribute><FieldID>${FIELDS[field]}</FieldID>${tag("Value", value)}</ExtendedAttribute>`;

function taskXml(task: PlanTask, { byNumber }: Plan): string {
  const { number, duration, constraintType, constraintDay, started, finished } = task;
  const dates = byNumber.get(number);
  const isFinish = constraintType.startsWith("finish");
  const links = linksOf(task.links).map(
    ({ from, type, lag }) =>
      `<PredecessorLink><PredecessorUID>${from}</PredecessorUID><Type>${LINKS.indexOf(type)}</Type><CrossProject>0</CrossProject><LinkLag>${lag * LAG_PER_DAY}</LinkLag><LagFormat>7</LagFormat></PredecessorLink>`,
  );
  return [
    `<Task><UID>${number}</UID><ID>${number}</ID>${tag("Name", task.name)}<Type>1</Type><OutlineLevel>1</OutlineLevel>`,
    tag("Start", morning(dates?.earlyStart ?? null)),
    tag("Finish", evening(dates?.earlyFinish ?? null)),
    `<Duration>${spell(duration)}</Duration><DurationFormat>7</DurationFormat><Milestone>${duration === 0 ? 1 : 0}</Milestone><Summary>0</Summary>`,
    dates ? `<Critical>${dates.critical ? 1 : 0}</Critical>` : "",
    `<PercentComplete>${task.percent}</PercentComplete>`,
    tag("ActualStart", morning(started)),
    tag("ActualFinish", evening(finished)),
    task.remaining === null ? "" : tag("RemainingDuration", spell(task.remaining)),
    `<ConstraintType>${CONSTRAINTS.indexOf(constraintType)}</ConstraintType>`,
    `<CalendarUID>${task.calendar === "every" ? EVERY : "-1"}</CalendarUID>`,
    tag("ConstraintDate", isFinish ? evening(constraintDay) : morning(constraintDay)),
    ...links,
    custom("phase", task.phase),
    custom("crew", task.crew),
    custom("location", task.location),
    custom("workers", task.workers),
    "</Task>",
  ].join("");
}

/** A schedule as a file that MS Project opens. */
export function projectXml(schedule: Written, tasks: readonly PlanTask[], plan: Plan): string {
  const { name, startOn, dataDate, deadline, nearDays, workers } = schedule;
  // What a project has no field for stands among its keywords.
  const keywords = [
    `near:${nearDays}`,
    ...(deadline ? [`deadline:${deadline}`] : []),
    ...(workers === null ? [] : [`people:${workers}`]),
  ];
  return [
    '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>',
    `<Project xmlns="http://schemas.microsoft.com/project"><SaveVersion>14</SaveVersion>${tag("Name", `${name}.xml`)}${tag("Title", name)}`,
    tag("Keywords", keywords.join(" ")),
    `<ScheduleFromStart>1</ScheduleFromStart>${tag("StartDate", morning(startOn))}`,
    plan.result.ok ? tag("FinishDate", evening(plan.result.finish)) : "",
    `<CalendarUID>${SITE}</CalendarUID><MinutesPerDay>${MINUTES}</MinutesPerDay><MinutesPerWeek>${MINUTES * schedule.workdays.length}</MinutesPerWeek>`,
    tag("StatusDate", evening(dataDate)),
    "<ExtendedAttributes>",
    ...Object.entries(FIELDS).map(
      ([field, id]) =>
        `<ExtendedAttribute><FieldID>${id}</FieldID><FieldName>${FIELD_NAMES[field as "phase"]}</FieldName><Alias>${field}</Alias></ExtendedAttribute>`,
    ),
    "</ExtendedAttributes><Calendars>",
    calendarXml(SITE, "Site", schedule.workdays, daysIn(schedule.holidays), daysIn(schedule.extraDays)),
    calendarXml(EVERY, "Every day", "0123456", [], []),
    "</Calendars><Tasks>",
    ...tasks.map((task) => taskXml(task, plan)),
    "</Tasks></Project>",
  ].join("\n");
}

const dayIn = (element: XmlElement, name: string): string | null => {
  const day = textOf(element, name).slice(0, 10);
  return isCalendarDay(day) ? day : null;
};

/** Whole days of `PT16H0M0S`, rounded up; undefined where it is none. */
function daysOf(spelled: string, perDay: number): number | undefined {
  const [matched, hours = "0", minutes = "0"] =
    /^PT(\d{1,6})H(?:(\d{1,2})M)?(?:\d{1,2}(?:\.\d+)?S)?$/.exec(spelled) ?? [];
  if (matched === undefined) return undefined;
  return Math.ceil((Number(hours) * 60 + Number(minutes)) / perDay);
}

const customOf = (task: XmlElement, field: keyof typeof FIELDS) => {
  const found = childrenOf(task, "ExtendedAttribute").find((one) => textOf(one, "FieldID") === FIELDS[field]);
  return found ? textOf(found, "Value").trim() : "";
};

const isOne = (text: string) => text === "1" || text.toLowerCase() === "true";

/** The week of a calendar; that of offices where the file has none. */
function calendarOf(project: XmlElement, uid: string) {
  const all = childrenOf(childOf(project, "Calendars"), "Calendar");
  const found = all.find((one) => textOf(one, "UID") === uid);
  const days = childrenOf(childOf(found, "WeekDays"), "WeekDay");
  const week = days.filter((day) => /^[1-7]$/.test(textOf(day, "DayType")));
  const works = week
    .filter((day) => isOne(textOf(day, "DayWorking")))
    .map((day) => Number(textOf(day, "DayType")) - 1);
  const off: string[] = [];
  const on: string[] = [];
  const exceptions = childrenOf(childOf(found, "Exceptions"), "Exception");
  for (const day of [...days.filter((one) => textOf(one, "DayType") === "0"), ...exceptions]) {
    const period = childOf(day, "TimePeriod");
    const [from, to] = [period && dayIn(period, "FromDate"), period && dayIn(period, "ToDate")];
    if (!from || !to) continue;
    // A holiday of more than a year is a mistake.
    for (let at = Date.parse(from), n = 0; at <= Date.parse(to) && n < 370; at += 86_400_000, n++)
      (isOne(textOf(day, "DayWorking")) ? on : off).push(new Date(at).toISOString().slice(0, 10));
  }
  const sorted = (list: string[]) => [...new Set(list)].sort().slice(0, 400).join(" ");
  return {
    workdays: works.length > 0 ? [...new Set(works)].sort().join("") : "12345",
    holidays: sorted(off),
    extraDays: sorted(on),
    everyDay: all
      .filter((one) => {
        const its = childrenOf(childOf(one, "WeekDays"), "WeekDay").filter((day) =>
          /^[1-7]$/.test(textOf(day, "DayType")),
        );
        return its.length === 7 && its.every((day) => isOne(textOf(day, "DayWorking")));
      })
      .map((one) => textOf(one, "UID")),
  };
}

/** Reads what MS Project, and `projectXml`, write. Undefined where it is no project. */
export function readProjectXml(text: string, startOn: string) {
  const project = elementsOf(text);
  if (project?.name !== "Project") return undefined;
  const perDay = Number(textOf(project, "MinutesPerDay")) || MINUTES;
  const { everyDay, ...week } = calendarOf(project, textOf(project, "CalendarUID"));
  const typed: TypedTask[] = [];
  const bad: BadLine[] = [];
  /** The names of the summary tasks above, by their level. */
  const above: string[] = [];
  const tasks = childrenOf(childOf(project, "Tasks"), "Task").filter(
    (task) => textOf(task, "UID") !== "0" && !isOne(textOf(task, "IsNull")),
  );
  const summaries = new Set(
    tasks.filter((task) => isOne(textOf(task, "Summary"))).map((task) => textOf(task, "UID")),
  );
  for (const [n, task] of tasks.entries()) {
    const level = Number(textOf(task, "OutlineLevel")) || 1;
    above.length = Math.min(above.length, level - 1);
    const name = textOf(task, "Name").trim().slice(0, MOST.name);
    if (isOne(textOf(task, "Summary"))) {
      above[level - 1] = name;
      continue;
    }
    const duration = daysOf(textOf(task, "Duration") || "PT0H0M0S", perDay);
    const number = Number(textOf(task, "UID"));
    if (!name || duration === undefined || duration > MOST.days || !(number > 0 && number <= 999_999)) {
      bad.push({ line: n + 1, typed: name, problem: name ? "duration" : "name" });
      continue;
    }
    const links = childrenOf(task, "PredecessorLink").flatMap((link) => {
      const from = textOf(link, "PredecessorUID");
      if (summaries.has(from)) return [];
      const type = LINKS[Number(textOf(link, "Type") || "1")] ?? "FS";
      const lag = Math.round(Number(textOf(link, "LinkLag") || "0") / (perDay * 10));
      return [{ from, type: type as "FS", lag }];
    });
    const type = CONSTRAINTS[Number(textOf(task, "ConstraintType") || "0")] ?? "none";
    const constraintDay = dayIn(task, "ConstraintDate");
    const remaining = textOf(task, "RemainingDuration");
    const workers = Number(customOf(task, "workers"));
    typed.push({
      line: n + 1,
      number,
      name,
      duration,
      // Through the text that planners type, so that one reader says what is a link.
      links: writeLinks(links, Number),
      phase: (customOf(task, "phase") || above.filter(Boolean).join(" · ")).slice(0, MOST.phase),
      crew: customOf(task, "crew").slice(0, MOST.crew),
      location: customOf(task, "location").slice(0, MOST.location),
      workers: Number.isInteger(workers) && workers >= 0 && workers <= MOST.workers ? workers : 0,
      calendar: everyDay.includes(textOf(task, "CalendarUID")) ? "every" : "site",
      constraintType: constraintDay ? type : "none",
      constraintDay: type === "none" ? null : constraintDay,
      started: dayIn(task, "ActualStart"),
      finished: dayIn(task, "ActualFinish"),
      percent: Math.min(100, Math.max(0, Math.round(Number(textOf(task, "PercentComplete"))) || 0)),
      remaining: remaining ? (daysOf(remaining, perDay) ?? null) : null,
    });
  }
  const keyword = (name: string) =>
    new RegExp(`(?:^|\\s)${name}:(\\S+)`).exec(textOf(project, "Keywords"))?.[1] ?? "";
  const begins = dayIn(project, "StartDate") ?? startOn;
  const worked = typed
    .map(({ started, finished }) => finished ?? started ?? "")
    .reduce((a, b) => (b > a ? b : a), begins);
  const status = dayIn(project, "StatusDate");
  const deadline = keyword("deadline");
  const near = Number(keyword("near"));
  return {
    head: {
      name: textOf(project, "Title") || textOf(project, "Name").replace(/\.\w{1,5}$/, ""),
      startOn: begins,
      dataDate: status && status > worked ? status : worked,
      deadline: isCalendarDay(deadline) ? deadline : null,
      ...week,
      nearDays: Number.isInteger(near) && near >= 0 && near <= MOST.nearDays && keyword("near") ? near : 3,
      workers: /^\d{1,3}$/.test(keyword("people")) ? Number(keyword("people")) : null,
    },
    typed,
    bad,
  };
}
