import { useText } from "~/i18n/i18n.tsx";
import { isolated } from "~/i18n/isolated.ts";
import type { Sent } from "~/services/form.server.ts";
import { Button } from "~/ui/button.tsx";
import { Field } from "~/ui/field.tsx";
import { Notice } from "~/ui/notice.tsx";
import { RadioTiles } from "~/ui/radio-tiles.tsx";
import { SelectField } from "~/ui/select-field.tsx";
import { TextLink } from "~/ui/text-link.tsx";
import { TitledSection } from "~/ui/titled-section.tsx";
import { OWN_TALK, TAILGATE, TAILGATE_LIMITS, talkPath } from "../tailgate.limits.ts";
import type { ShownTalk, TalkView } from "../tailgate.view.server.ts";
import { OfTalk, Problem, useSay } from "./form-parts.tsx";

interface TalkScreenProps {
  view: TalkView;
  sent?: Sent;
  /** The talk in a model's wording, where somebody asked for that; nothing of it where nothing held. */
  reworded?: readonly string[];
}

/** The points of a talk and what it goes by. */
export function Points({ talk }: { talk: Pick<ShownTalk, "points" | "language" | "section" | "edition"> }) {
  const t = useText("tailgate");
  return (
    <div className="grid gap-3">
      <ol className="grid max-w-prose list-decimal gap-2 ps-6 text-lg">
        {talk.points.map((point) => (
          <li key={point}>
            <OfTalk text={point} language={talk.language} />
          </li>
        ))}
      </ol>
      {talk.section !== "" && (
        <p className="flex flex-wrap gap-x-2 text-muted">
          <span>{t("talk.section")}:</span>
          <bdi dir="ltr" translate="no">
            {talk.section}
          </bdi>
          {talk.edition !== "" && (
            <bdi dir="ltr" translate="no">
              ({talk.edition})
            </bdi>
          )}
        </p>
      )}
      <p className="text-sm text-muted">{t("verify")}</p>
    </div>
  );
}

/** The names of the two questions in forms and addresses. */
export const QUESTIONS = ["first", "second"] as const;

/** The two questions to look at by oneself; what was answered stands in the address. */
function Check({ view }: { view: TalkView }) {
  const t = useText("tailgate");
  const { questions } = view.talk;
  if (questions.length === 0) return null;
  return (
    <TitledSection id="check" title={t("talk.check")} className="grid gap-4">
      <p className="text-muted">{t("talk.checkText")}</p>
      <form
        method="get"
        action={`${talkPath(view.talk.key)}#check`}
        className="grid max-w-2xl gap-4"
        data-reload
      >
        {questions.map(({ ask, answers }, n) => {
          const name = QUESTIONS[n] ?? "first";
          const given = answers.find(({ value }) => value === view.check[n]);
          const right = answers.find(({ isRight }) => isRight)?.text ?? "";
          return (
            <div key={name} className="grid gap-2">
              <RadioTiles
                name={name}
                legend={<OfTalk text={ask} language={view.talk.language} />}
                options={answers.map(({ value, text }) => ({
                  value,
                  text: <OfTalk text={text} language={view.talk.language} />,
                }))}
                chosen={view.check[n]}
              />
              {given && (
                <p role="status" className={`font-bold ${given.isRight ? "text-ok" : "text-danger"}`}>
                  {given.isRight ? t("talk.right") : t("talk.wrongOne", { right: isolated(right) })}
                </p>
              )}
            </div>
          );
        })}
        <Button variant="outline" className="justify-self-start">
          {t("talk.see")}
        </Button>
      </form>
    </TitledSection>
  );
}

/** The talk in a model's wording above the talk as it stands, or the button that asks for one. */
function Reworded({ view, reworded }: Pick<TalkScreenProps, "view" | "reworded">) {
  const t = useText("tailgate");
  const { talk, model } = view;
  if (model === undefined) return null;
  const words = { model: isolated(model) };
  if (reworded === undefined)
    return (
      <form method="post" action={talkPath(talk.key)} className="grid gap-2" data-reload>
        <p className="max-w-prose text-sm text-muted">{t("reword.text", words)}</p>
        <Button name="intent" value="reword" variant="outline" className="justify-self-start max-sm:w-full">
          {t("reword.ask")}
        </Button>
      </form>
    );
  if (reworded.length === 0) return <Notice tone="warn" title={t("reword.none", words)} />;
  return (
    <TitledSection id="reworded" title={t("reword.title")} className="grid gap-3">
      <ul className="grid max-w-prose list-disc gap-2 ps-6 text-lg">
        {reworded.map((sentence) => (
          <li key={sentence}>
            <OfTalk text={sentence} language={talk.language} />
          </li>
        ))}
      </ul>
      <p className="max-w-prose text-sm text-muted">{t("reword.held", words)}</p>
    </TitledSection>
  );
}

function StartForm({ view, sent }: TalkScreenProps) {
  const t = useText("tailgate");
  const say = useSay();
  const value = (name: "site" | "project" | "day") => (sent ? (sent.fields[name] ?? "") : view.begin[name]);
  const error = (name: string) => sent?.errors[name] && say(sent.errors[name]);
  const choices = (list: readonly { id: string; name: string }[]) => [
    { value: "", text: t("none") },
    ...list.map(({ id, name }) => ({ value: id, text: name })),
  ];
  return (
    <form
      method="post"
      action={talkPath(view.talk.key)}
      noValidate
      className="grid max-w-xl gap-4"
      data-reload
    >
      <input type="hidden" name="idem" value={sent?.fields.idem ?? view.idem} />
      <Field
        name="presenter"
        label={t("fields.presenter")}
        hint={t("hints.presenter")}
        error={error("presenter")}
        defaultValue={sent?.fields.presenter ?? ""}
        maxLength={TAILGATE_LIMITS.name}
        dir="auto"
        autoComplete="name"
      />
      <Field
        name="place"
        label={t("fields.place")}
        hint={t("hints.place")}
        error={error("place")}
        defaultValue={sent?.fields.place ?? ""}
        maxLength={TAILGATE_LIMITS.place}
        dir="auto"
        autoComplete="off"
      />
      {view.sites.length > 0 && (
        <SelectField
          name="site"
          label={t("fields.site")}
          options={choices(view.sites)}
          defaultValue={value("site")}
          translate="no"
        />
      )}
      {view.projects.length > 0 && (
        <SelectField
          name="project"
          label={t("fields.project")}
          options={choices(view.projects)}
          defaultValue={value("project")}
          translate="no"
        />
      )}
      <Field
        name="day"
        type="date"
        label={t("fields.day")}
        hint={t("talk.startText")}
        error={error("day")}
        defaultValue={value("day")}
      />
      <Button name="intent" value="start" size="lg" className="justify-self-start">
        {t("talk.begin")}
      </Button>
    </form>
  );
}

const PAPER_FIELDS = ["day", "place", "presenter", "hazards"] as const;

/** The talk as a sheet of paper, with lines to sign by hand. */
function Sheet({ view }: { view: TalkView }) {
  const t = useText("tailgate");
  return (
    <div className="grid gap-6">
      <dl className="grid gap-6 sm:grid-cols-2">
        {PAPER_FIELDS.map((field) => (
          <div key={field} className="border-b border-ink pb-8">
            <dt>{t(`fields.${field}`)}</dt>
          </div>
        ))}
      </dl>
      <Points talk={view.talk} />
      <ul className="grid gap-2">
        {view.talk.questions.map(({ ask }) => (
          <li key={ask}>
            <OfTalk text={ask} language={view.talk.language} />
          </li>
        ))}
      </ul>
      <table className="w-full border-collapse">
        <caption className="pb-2 text-start font-bold">{t("record.who")}</caption>
        <thead>
          <tr className="border-b-2 border-ink">
            {(["name", "company", "language"] as const).map((field) => (
              <th key={field} scope="col" className="p-2 text-start">
                {t(`fields.${field}`)}
              </th>
            ))}
            <th scope="col" className="p-2 text-start">
              {t("record.signature")}
            </th>
          </tr>
        </thead>
        <tbody>
          {Array.from({ length: 12 }, (_, n) => String(n + 1)).map((number) => (
            <tr key={number} className="border-b border-ink break-inside-avoid">
              <td className="h-12 p-2 tabular-nums text-muted">{number}</td>
              <td className="p-2" />
              <td className="p-2" />
              <td className="p-2" />
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** A talk: its points, two questions, and the form that begins a record; or its sheet of paper. */
export default function TalkScreen({ view, sent, reworded }: TalkScreenProps) {
  const t = useText("tailgate");
  const { talk } = view;
  const path = talkPath(talk.key);
  return (
    <div className="sheet grid gap-8 py-8 sm:py-12">
      <header className="grid gap-2 border-b border-line pb-6">
        <p className="print:hidden">
          <TextLink href={view.sheet ? path : TAILGATE}>{t(view.sheet ? "backTalk" : "back")}</TextLink>
        </p>
        <h1 className="text-2xl font-bold wrap-anywhere sm:text-3xl">
          <OfTalk text={talk.title} language={talk.language} />
        </h1>
        <p className="text-muted">{t("minutes", { count: talk.minutes })}</p>
      </header>
      {view.sheet ? (
        <Sheet view={view} />
      ) : (
        <>
          <Problem sent={sent} />
          <Reworded view={view} reworded={reworded} />
          <TitledSection id="points" title={t("talk.points")} className="grid gap-4">
            <Points talk={talk} />
          </TitledSection>
          {!view.readOnly && (
            <TitledSection id="start" title={t("talk.start")} className="grid gap-4">
              <StartForm view={view} sent={sent} />
            </TitledSection>
          )}
          <Check view={view} />
          <p className="flex flex-wrap gap-x-6">
            <TextLink href={`${path}?sheet=blank`}>{t("talk.sheet")}</TextLink>
            {view.own && !view.readOnly && (
              <TextLink href={`${OWN_TALK}?talk=${talk.key}`}>{t("talk.edit")}</TextLink>
            )}
          </p>
        </>
      )}
    </div>
  );
}
