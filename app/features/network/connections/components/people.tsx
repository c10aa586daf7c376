import { useText } from "~/i18n/i18n.tsx";
import { Badge } from "~/ui/badge.tsx";
import { TitledSection } from "~/ui/titled-section.tsx";
import { connectionPath } from "../connections.limits.ts";
import type { MineView } from "../connections.view.server.ts";

type Person = MineView["people"][number];

/** How a connection stands to whoever looks at it. */
export function stateOf({ state, asked, blocked }: Pick<Person, "state" | "asked" | "blocked">) {
  if (blocked) return "blocked" as const;
  if (state === "asked") return asked ? ("asked" as const) : ("asksMe" as const);
  return state;
}

/** Whom a member knows, whom they have asked and who asks them. */
export function People({ view }: { view: MineView }) {
  const t = useText("connections");
  return (
    <TitledSection id="people" title={t("people.title")} className="grid gap-3">
      {view.people.length === 0 && <p className="max-w-prose text-muted">{t("people.none")}</p>}
      <ul className="border-t-2 border-ink">
        {view.people.map((person) => (
          <li
            key={person.id}
            className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-line py-2"
          >
            <a
              href={connectionPath(person.id)}
              className="inline-flex min-h-12 items-center font-bold underline"
            >
              <bdi>{person.who ?? t("answers.gone")}</bdi>
            </a>
            <Badge variant={stateOf(person) === "asksMe" ? "default" : "outline"}>
              {t(`people.states.${stateOf(person)}`)}
            </Badge>
            {person.unread > 0 && <span>{t("people.unread", { count: person.unread })}</span>}
            {person.mutual > 0 && (
              <span className="text-muted">{t("people.mutual", { count: person.mutual })}</span>
            )}
            {person.tags && <bdi className="text-muted">{person.tags}</bdi>}
            {person.doNotHire && <Badge variant="destructive">{t("private.doNotHireShort")}</Badge>}
          </li>
        ))}
      </ul>
    </TitledSection>
  );
}
