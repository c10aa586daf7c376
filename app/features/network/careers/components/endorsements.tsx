import { useFormat, useText } from "~/i18n/i18n.tsx";
import type { Sent } from "~/services/form.server.ts";
import { Button } from "~/ui/button.tsx";
import { TitledSection } from "~/ui/titled-section.tsx";
import { Typed } from "~/ui/typed.tsx";
import { formOf } from "~/ui/typed-field.tsx";
import { CAREER_LIMITS } from "../career.limits.ts";
import type { CareerView } from "../career.view.server.ts";
import { CLOSENESS } from "../endorsements.ts";
import { ChoiceField, TypedField } from "./parts.tsx";

type Said = CareerView["waiting"][number];

/** One endorsement of one's own profile, with what can be done about it. */
function Answer({ said, isWaiting }: { said: Said; isWaiting: boolean }) {
  const t = useText("careers");
  return (
    <li className="grid gap-2 border-b border-line py-3">
      <p>
        <strong>
          <Typed text={said.skill} />
        </strong>{" "}
        · <Typed text={said.shownAs} /> · {t(`endorse.relations.${said.relation}`)}
      </p>
      <form method="post" className="flex flex-wrap gap-3" data-reload>
        <input type="hidden" name="endorsement" value={said.id} />
        {isWaiting && (
          <Button name="intent" value="confirm" variant="outline">
            {t("endorse.confirm")}
          </Button>
        )}
        <Button name="intent" value="decline" variant="link">
          {t("endorse.decline")}
        </Button>
      </form>
    </li>
  );
}

function EndorseForm({ endorse, sent }: { endorse: NonNullable<CareerView["endorse"]>; sent?: Sent }) {
  const t = useText("careers");
  const { date } = useFormat();
  const form = formOf(["endorse"], sent, endorse.begin);
  return (
    <form method="post" noValidate className="grid max-w-xl gap-4" data-reload>
      <input type="hidden" name="idem" value={form.idem ?? endorse.idem} />
      <ChoiceField
        form={form}
        name="skill"
        label={t("search.skill")}
        options={[
          { value: "", text: t("form.choose") },
          ...endorse.skills.map((skill) => ({ value: skill, text: skill })),
        ]}
      />
      <ChoiceField
        form={form}
        name="relation"
        label={t("endorse.relation")}
        options={endorse.jobs.map(({ value, kind, day, what }) => ({
          value,
          text: `${t(`endorse.relations.${kind}`)}, ${date(day)}${what ? ` · ${what.slice(0, 60)}` : ""}`,
        }))}
      />
      <TypedField
        form={form}
        name="shownAs"
        label={t("endorse.shownAs")}
        hint={t("endorse.shownAsHint")}
        most={CAREER_LIMITS.shownAs}
      />
      <Button name="intent" value="endorse" variant="outline" className="justify-self-start">
        {t("endorse.do")}
      </Button>
    </form>
  );
}

/** What those say who shared a job with somebody: what waits, what the reader said, and the form for more. */
export function Endorsements({ view, sent }: { view: CareerView; sent?: Sent }) {
  const t = useText("careers");
  return (
    <TitledSection id="endorsements" title={t("endorse.title")} className="grid gap-3">
      <p className="max-w-prose text-muted">{t("endorse.rule")}</p>
      <p className="max-w-prose text-sm text-muted">{t("endorse.weights", CLOSENESS)}</p>
      {view.waiting.length > 0 && (
        <>
          <h3 className="font-bold">{t("endorse.waiting")}</h3>
          <ul className="border-t-2 border-ink">
            {view.waiting.map((said) => (
              <Answer key={said.id} said={said} isWaiting />
            ))}
          </ul>
        </>
      )}
      {view.confirmed.length > 0 && (
        <ul className="border-t-2 border-ink">
          {view.confirmed.map((said) => (
            <Answer key={said.id} said={said} isWaiting={false} />
          ))}
        </ul>
      )}
      {view.mine.length > 0 && (
        <>
          <h3 className="font-bold">{t("endorse.mine")}</h3>
          <ul className="border-t-2 border-ink">
            {view.mine.map(({ id, skill, isConfirmed }) => (
              <li key={id} className="flex flex-wrap items-center gap-x-4 border-b border-line py-2">
                <Typed text={skill} />
                <span className="text-muted">
                  {t(isConfirmed ? "endorse.isConfirmed" : "endorse.isWaiting")}
                </span>
                <form method="post" data-reload>
                  <input type="hidden" name="endorsement" value={id} />
                  <Button name="intent" value="withdraw" variant="link">
                    {t("endorse.withdraw")}
                  </Button>
                </form>
              </li>
            ))}
          </ul>
        </>
      )}
      {view.endorse && <EndorseForm endorse={view.endorse} sent={sent} />}
    </TitledSection>
  );
}
