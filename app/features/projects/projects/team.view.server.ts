import { isMember, type Present } from "~/engines/trust/trust.server.ts";
import type { Language } from "~/i18n/languages.ts";
import { localDay } from "~/lib/local-day.ts";
import { samplePerson } from "~db/seed/sample/people.ts";
import { sampleProjects } from "~db/seed/sample/projects/projects.ts";
import { EXAMPLE } from "./example.server.ts";
import { readTeam } from "./team.queries.server.ts";

const ZONE = "America/Chicago";

type Given = Parameters<typeof readTeam>[0] & { language: Language };

/** The team of the example: people who do not exist, and no links. */
function exampleTeam(language: Language, now: Date) {
  const [job] = sampleProjects(language, localDay(now, ZONE));
  return {
    project: { id: EXAMPLE, name: job?.name ?? "", zone: ZONE },
    people: (["superintendent", "foreman", "trade"] as const).map((duty, n) => ({
      ...{ account: `${EXAMPLE}-${n}`, name: samplePerson(language, "carpenter", n + 1), email: "", duty },
      role: n === 0 ? ("owner" as const) : ("member" as const),
    })),
    links: [],
    isShared: true,
    mayEdit: false,
    isMember: false,
    isExample: true,
  };
}

/** Who does what on a job, and what those without an account can open; undefined where it is none of theirs. */
export async function teamView(deps: Given, actor: Present | undefined, project: string) {
  if (project === EXAMPLE) return exampleTeam(deps.language, deps.now());
  const found = actor && (await readTeam(deps, actor, project));
  if (!found) return undefined;
  const { job, people, links } = found;
  return {
    project: { id: job.id, name: job.name, zone: job.zone },
    people: people.map(({ firstName, lastName, ...person }) => ({
      ...person,
      name: `${firstName} ${lastName}`.trim() || person.email,
    })),
    links: links.map(
      ({ id, name, title, subjectType, verbs, expiresAt, revokedAt, lastUsedAt, uses, stands }) => ({
        ...{ id, name, title, verbs, expiresAt, lastUsedAt, uses },
        kind: subjectType,
        state: stands ? ("stands" as const) : revokedAt ? ("revoked" as const) : ("over" as const),
      }),
    ),
    isShared: Boolean(job.isShared),
    mayEdit: Boolean(job.mayEdit),
    isMember: isMember(actor),
    isExample: false,
  };
}
export type TeamView = NonNullable<Awaited<ReturnType<typeof teamView>>>;
