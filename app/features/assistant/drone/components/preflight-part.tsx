import { useText } from "~/i18n/i18n.tsx";
import type { Sent } from "~/services/form.server.ts";
import { Badge } from "~/ui/badge.tsx";
import { Button } from "~/ui/button.tsx";
import { Fold } from "~/ui/fold.tsx";
import { TitledSection } from "~/ui/titled-section.tsx";
import { Typed } from "~/ui/typed.tsx";
import { TypedField } from "~/ui/typed-field.tsx";
import { MISSION_LIMITS } from "../missions.limits.ts";
import type { MissionView } from "../missions.view.server.ts";
import { useSay } from "./parts.tsx";

type Item = MissionView["preflight"]["sections"][number]["items"][number];

function Question({ item, typed, isBegun }: { item: Item; typed?: Sent["fields"]; isBegun: boolean }) {
  const t = useText("drone-missions");
  const say = useSay();
  const name = `note_${item.id}`;
  const answer = typed?.[`answer_${item.id}`] ?? item.answer;
  const form = {
    ...{ isSent: typed !== undefined, idem: undefined },
    value: () => typed?.[name] ?? item.note,
    error: () => undefined,
  };
  return (
    <fieldset className="grid gap-2 border-t border-line pt-3">
      <legend className="float-start mb-1 w-full font-medium">
        {item.prompt}{" "}
        <bdi translate="no" className="text-sm font-normal text-muted">
          {item.citation}
        </bdi>
        {isBegun && item.isMissing && (
          <>
            {" "}
            <Badge variant="destructive">{t("preflight.missing")}</Badge>
          </>
        )}
      </legend>
      <div className="flex flex-wrap gap-x-6">
        {item.responses.map((response) => (
          <label key={response} className="inline-flex min-h-12 items-center gap-2">
            <input
              type="radio"
              name={`answer_${item.id}`}
              value={response}
              defaultChecked={answer === response}
              className="size-6 accent-accent"
            />
            {t(`preflight.answers.${response as "yes" | "no" | "na"}`)}
          </label>
        ))}
      </div>
      <TypedField
        {...{ form, say, name }}
        label={t("preflight.note", { what: item.prompt })}
        most={MISSION_LIMITS.note}
      />
    </fieldset>
  );
}

/** What is gone through before takeoff: a form while the mission is a draft, and what was said afterwards. */
export function Preflight({ view, sent }: { view: MissionView; sent?: Sent }) {
  const t = useText("drone-missions");
  const { preflight, mission } = view;
  const typed = sent?.fields.intent === "preflight" ? sent.fields : undefined;
  const standing = mission.preflightAt
    ? t("preflight.done")
    : preflight.fails > 0
      ? t("preflight.fails", { count: preflight.fails })
      : t("preflight.open", { left: preflight.left, total: preflight.total });
  return (
    <TitledSection id="preflight" title={t("preflight.title")} className="grid gap-4">
      <p className="font-bold">{standing}</p>
      <p className="max-w-prose text-muted">{t("preflight.text")}</p>
      {view.may.plan ? (
        <Fold title={t("preflight.fill")} open={preflight.isBegun || typed !== undefined}>
          <form method="post" noValidate className="grid gap-6" data-reload>
            <input type="hidden" name="version" value={view.standing.version} />
            {preflight.sections.map(({ title, items }) => (
              <div key={title} className="grid gap-4">
                <h3 className="text-lg font-bold">{title}</h3>
                {items.map((item) => (
                  <Question key={item.id} item={item} typed={typed} isBegun={preflight.isBegun} />
                ))}
              </div>
            ))}
            <Button name="intent" value="preflight" variant="outline" className="justify-self-start">
              {t("preflight.keep")}
            </Button>
          </form>
        </Fold>
      ) : (
        <Fold title={t("preflight.read")}>
          <ul className="grid gap-2">
            {preflight.sections
              .flatMap(({ items }) => items)
              .map(({ id, prompt, citation, answer, note }) => (
                <li key={id}>
                  {prompt}{" "}
                  <bdi translate="no" className="text-sm text-muted">
                    {citation}
                  </bdi>
                  :{" "}
                  <strong>
                    {answer ? t(`preflight.answers.${answer as "yes" | "no" | "na"}`) : t("preflight.none")}
                  </strong>{" "}
                  {note && <Typed text={note} />}
                </li>
              ))}
          </ul>
        </Fold>
      )}
    </TitledSection>
  );
}
