import { readPosition } from "~/engines/place/place.ts";
import { isPhone } from "~/lib/phone-key.ts";
import { emailOf } from "~/services/person.ts";
import { CAREER_LIMITS, PARTS_OF_DEGREE, type Part, ROWS } from "./career.limits.ts";
import type { CareerForm } from "./career.schemas.ts";
import {
  type Career,
  eachOnce,
  HIDEABLE,
  OPEN_TO,
  type Role,
  SPOKEN,
  TICKETS,
  type Ticket,
  TRADES,
} from "./career.ts";
import { readMonth } from "./months.ts";

/** How somebody is reached by what they typed; undefined where it is neither an address nor a number. */
export function reachOf(typed: string): { kind: "email" | "phone"; href: string } | undefined {
  const email = emailOf(typed);
  if (email) return { kind: "email", href: `mailto:${email}` };
  return isPhone(typed) ? { kind: "phone", href: `tel:${typed.replace(/[^\d+]/g, "")}` } : undefined;
}

/** Skills that are typed with commas or one a line. */
export const readSkills = (typed: string): string[] =>
  eachOnce(
    typed
      .split(/[,;\n،]/)
      .map((skill) => skill.replace(/\s+/g, " ").trim())
      .filter(Boolean),
  );

const among = <Value extends string>(values: readonly Value[], typed: string): Value | undefined =>
  values.find((value) => value === typed);

const places = (part: Part) => Array.from({ length: ROWS[part] }, (_, n) => n);

/** A coordinate as it is kept: of a square of a twentieth of a degree. */
export const rounded = (degrees: number): number => Math.round(degrees * PARTS_OF_DEGREE) / PARTS_OF_DEGREE;

/** The profile of a form, and what is wrong with it by field. Rows in which nothing is typed are none. */
export function readCareer(
  form: CareerForm,
  today: string,
): { attrs: Career; errors: Record<string, string> } {
  const errors: Record<string, string> = {};
  const skillsIn = (name: string, typed: string, most: number): string[] => {
    const skills = readSkills(typed);
    if (skills.length > most) errors[name] = "errors.skills";
    if (skills.some((skill) => skill.length > CAREER_LIMITS.skill)) errors[name] = "errors.skillLong";
    return skills;
  };
  const monthIn = (name: string, typed: string): string => {
    const month = readMonth(typed);
    if (month === undefined) errors[name] = "errors.month";
    else if (month > today.slice(0, 7)) errors[name] = "errors.future";
    return month ?? "";
  };
  const needed = (name: string, value: string, error: string) => {
    if (!value) errors[name] = error;
  };
  const all: Readonly<Record<string, unknown>> = form;
  /** What is typed in some fields of a row; undefined where nothing is. */
  const row = <Names extends readonly string[]>(n: number, ...names: Names) => {
    const typed = names.map((name) => String(all[`${name}_${n}`] ?? ""));
    return typed.some(Boolean) ? (typed as { [Name in keyof Names]: string }) : undefined;
  };
  const roles = places("roles").flatMap<Role>((n) => {
    const typed = row(n, "title", "firm", "trade", "from", "to", "used");
    if (!typed) return [];
    const [title, firm, chosen, begun, ended, skills] = typed;
    needed(`title_${n}`, title, "errors.title");
    const trade = among(TRADES, chosen);
    if (!trade) errors[`trade_${n}`] = "errors.trade";
    needed(`from_${n}`, begun, "errors.from");
    const [from, to] = [monthIn(`from_${n}`, begun), monthIn(`to_${n}`, ended)];
    if (from && to && to < from) errors[`to_${n}`] = "errors.order";
    const used = skillsIn(`used_${n}`, skills, CAREER_LIMITS.used);
    return [{ title, firm, trade: trade ?? "other", from, to, used }];
  });
  const tickets = places("tickets").flatMap<Ticket>((n) => {
    const typed = row(n, "ticket", "ticketCalled", "until");
    if (!typed) return [];
    const [chosen, called, until] = typed;
    const kind = among(TICKETS, chosen);
    if (!kind) errors[`ticket_${n}`] = "errors.ticket";
    if (kind === "other") needed(`ticketCalled_${n}`, called, "errors.ticketCalled");
    return [{ kind: kind ?? "other", called, until }];
  });
  const projects = places("projects").flatMap<Career["projects"][number]>((n) => {
    const typed = row(n, "project", "year", "did");
    if (!typed) return [];
    const [called, year, did] = typed;
    needed(`project_${n}`, called, "errors.project");
    if (year && !/^(?:19[4-9]\d|20\d\d)$/.test(year)) errors[`year_${n}`] = "errors.year";
    return [{ called, year, did }];
  });
  const schools = places("schools").flatMap<Career["schools"][number]>((n) => {
    const typed = row(n, "school", "course", "ended");
    if (!typed) return [];
    const [school, course, ended] = typed;
    needed(`school_${n}`, school, "errors.school");
    return [{ school, course, ended: monthIn(`ended_${n}`, ended) }];
  });
  if (form.reach && !reachOf(form.reach)) errors.reach = "errors.reach";
  const at = form.position ? readPosition(form.position) : undefined;
  if (at && !at.ok) errors.position = "errors.position";
  if (!at && form.called) errors.position = "errors.position";
  return {
    attrs: {
      headline: form.headline,
      ...{ roles, tickets, projects, schools },
      skills: skillsIn("skills", form.skills, CAREER_LIMITS.skills),
      languages: SPOKEN.filter((language) => form[`language_${language}`] === "on"),
      place: at?.ok
        ? {
            called: form.called,
            latitude: rounded(at.position.latitude),
            longitude: rounded(at.position.longitude),
          }
        : null,
      openTo: OPEN_TO.filter((what) => form[`open_${what}`] === "on"),
      reach: form.reach,
      hidden: HIDEABLE.filter((part) => form[`hide_${part}`] === "on"),
    },
    errors,
  };
}

/** The fields of a form in which a profile stands, as it would have been typed. */
export function typedOf(attrs: Career): Record<string, string> {
  const fields: Record<string, string> = {
    headline: attrs.headline,
    skills: attrs.skills.join(", "),
    reach: attrs.reach,
  };
  for (const language of attrs.languages) fields[`language_${language}`] = "on";
  for (const what of attrs.openTo) fields[`open_${what}`] = "on";
  for (const part of attrs.hidden) fields[`hide_${part}`] = "on";
  attrs.roles.forEach(({ title, firm, trade, from, to, used }, n) => {
    Object.assign(fields, { [`title_${n}`]: title, [`firm_${n}`]: firm, [`trade_${n}`]: trade });
    Object.assign(fields, { [`from_${n}`]: from, [`to_${n}`]: to, [`used_${n}`]: used.join(", ") });
  });
  attrs.tickets.forEach(({ kind, called, until }, n) => {
    Object.assign(fields, { [`ticket_${n}`]: kind, [`ticketCalled_${n}`]: called, [`until_${n}`]: until });
  });
  attrs.projects.forEach(({ called, year, did }, n) => {
    Object.assign(fields, { [`project_${n}`]: called, [`year_${n}`]: year, [`did_${n}`]: did });
  });
  attrs.schools.forEach(({ school, course, ended }, n) => {
    Object.assign(fields, { [`school_${n}`]: school, [`course_${n}`]: course, [`ended_${n}`]: ended });
  });
  if (attrs.place) {
    const { called, latitude, longitude } = attrs.place;
    Object.assign(fields, { called, position: `${latitude}, ${longitude}` });
  }
  return fields;
}
