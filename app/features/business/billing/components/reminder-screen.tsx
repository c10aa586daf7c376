import { useFormat, useText } from "~/i18n/i18n.tsx";
import { isolated } from "~/i18n/isolated.ts";
import type { Key } from "~/i18n/namespaces.ts";
import type { Sent } from "~/services/form.server.ts";
import { Button } from "~/ui/button.tsx";
import { Fold } from "~/ui/fold.tsx";
import { FormProblem } from "~/ui/form-problem.tsx";
import { Notice } from "~/ui/notice.tsx";
import { RadioTiles } from "~/ui/radio-tiles.tsx";
import { TextLink } from "~/ui/text-link.tsx";
import { TitledSection } from "~/ui/titled-section.tsx";
import { Typed } from "~/ui/typed.tsx";
import { formOf, TypedField } from "~/ui/typed-field.tsx";
import { applicationPath } from "../billing.limits.ts";
import { invoicePath } from "../invoice.limits.ts";
import { REMINDER_LIMITS, REMINDERS, RESTS, reminderPath, STAGES, WAYS } from "../reminders.limits.ts";
import type { ReminderView } from "../reminders.view.server.ts";

interface ReminderScreenProps {
  view: ReminderView;
  sent?: Sent;
}

const useSay = () => {
  const t = useText("reminders");
  return (key: string) => t(key as Key<"reminders">);
};

/** Which letter, and in which language. */
function Choice({ view }: ReminderScreenProps) {
  const t = useText("reminders");
  const at = (stage: string, language: string) => `${reminderPath(view.id)}?stage=${stage}&in=${language}`;
  return (
    <div className="grid gap-2 print:hidden">
      <p className="flex flex-wrap gap-x-6 gap-y-2">
        {STAGES.map((stage) =>
          stage === view.stage ? (
            <strong key={stage}>{t(`stages.${stage}`)}</strong>
          ) : (
            <TextLink key={stage} href={at(stage, view.language)}>
              {t(`stages.${stage}`)}
            </TextLink>
          ),
        )}
      </p>
      <p className="flex flex-wrap gap-x-6 gap-y-2">
        {view.languages.map((language) =>
          language === view.language ? (
            <strong key={language}>{t(`languages.${language}`)}</strong>
          ) : (
            <TextLink key={language} href={at(view.stage, language)}>
              {t(`languages.${language}`)}
            </TextLink>
          ),
        )}
      </p>
    </div>
  );
}

function SentForm({ view, sent }: ReminderScreenProps) {
  const t = useText("reminders");
  const say = useSay();
  const form = formOf(["sent"], sent, { sentOn: view.today, way: "mail" });
  return (
    <form method="post" noValidate className="grid max-w-xl gap-4 print:hidden" data-reload>
      <input type="hidden" name="idem" value={form.idem ?? view.key} />
      <input type="hidden" name="stage" value={view.stage} />
      <TypedField {...{ form, say, name: "sentOn", type: "date" }} label={t("sent.on")} />
      <RadioTiles
        name="way"
        legend={t("sent.way")}
        options={WAYS.map((value) => ({ value, text: t(`ways.${value}`) }))}
        chosen={form.value("way")}
      />
      <Button name="intent" value="sent" className="justify-self-start max-sm:w-full">
        {t("sent.record")}
      </Button>
    </form>
  );
}

function RestForm({ view, sent }: ReminderScreenProps) {
  const t = useText("reminders");
  const say = useSay();
  const form = formOf(["rest"], sent, {
    ...{ reason: view.rest?.reason ?? "promised", untilOn: view.rest?.untilOn ?? "" },
    note: view.rest?.note ?? "",
  });
  return (
    <Fold title={t("rests.title")} open={form.isSent}>
      <form method="post" noValidate className="grid max-w-xl gap-4" data-reload>
        <p className="text-muted">{t("rests.text")}</p>
        <RadioTiles
          name="reason"
          legend={t("rests.reason")}
          options={RESTS.map((value) => ({ value, text: t(`rests.${value}`) }))}
          chosen={form.value("reason")}
        />
        <TypedField {...{ form, say, name: "untilOn", type: "date" }} label={t("rests.untilOn")} />
        <TypedField
          {...{ form, say, name: "note", most: REMINDER_LIMITS.note, long: true }}
          label={t("rests.note")}
        />
        <p className="flex flex-wrap gap-3">
          <Button name="intent" value="rest" variant="outline" className="max-sm:w-full">
            {t("rests.save")}
          </Button>
          {view.rest && (
            <Button name="intent" value="wake" variant="outline" className="max-sm:w-full">
              {t("rests.wake")}
            </Button>
          )}
        </p>
      </form>
    </Fold>
  );
}

/** One amount that is open: the letter of a stage in a language, what was sent, and whether it rests. */
export default function ReminderScreen({ view, sent }: ReminderScreenProps) {
  const t = useText("reminders");
  const say = useSay();
  const { money, date, number } = useFormat();
  const { standing, rest } = view;
  const name = t(view.isInvoice ? "letter.invoice" : "letter.application", {
    number: number(view.number ?? 0),
  });
  return (
    <div className="sheet grid gap-8 py-8 sm:py-12">
      <header className="grid gap-3 border-b border-line pb-6 print:hidden">
        <p>
          <TextLink href={REMINDERS}>{t("all")}</TextLink>
        </p>
        <h1 className="text-2xl font-bold wrap-anywhere sm:text-3xl">
          <Typed text={view.project} />
        </h1>
        <p className="flex flex-wrap gap-x-6 gap-y-1">
          <TextLink href={view.isInvoice ? invoicePath(view.id) : applicationPath(view.id)}>{name}</TextLink>
          <bdi className="font-bold tabular-nums">{money(view.openCents)}</bdi>
          <span>{t("late", { count: standing.daysLate })}</span>
        </p>
      </header>
      <FormProblem
        sent={sent}
        title={t("errors.summary")}
        say={say}
        hidden={["intent", "idem", "stage", "version"]}
      />
      {standing.rests && rest && (
        <Notice
          title={
            rest.untilOn
              ? t("rests.promisedUntil", { day: isolated(date(rest.untilOn)) })
              : t("rests.disputed")
          }
        >
          {rest.note && (
            <p>
              <Typed text={rest.note} />
            </p>
          )}
        </Notice>
      )}
      <TitledSection id="letter" title={t("letterTitle")} className="grid gap-4">
        <Choice view={view} />
        <div
          className="grid max-w-prose gap-4 border border-line p-4 print:border-0 print:p-0"
          lang={view.language}
          dir={view.direction}
          translate="no"
        >
          <p className="font-bold">{view.letter.subject}</p>
          {view.letter.paragraphs.map((text) => (
            <p key={text} className="whitespace-pre-line">
              {text}
            </p>
          ))}
        </div>
        <p className="max-w-prose text-sm text-muted print:hidden">{t("verify")}</p>
        {!view.readOnly && !view.isSent && <SentForm view={view} sent={sent} />}
      </TitledSection>
      {view.letters.length > 0 && (
        <TitledSection id="sent" title={t("sent.title")} className="grid gap-2 print:hidden">
          <ul className="grid gap-1">
            {view.letters.map((letter) => (
              <li key={letter.id} className="flex flex-wrap gap-x-4 gap-y-1">
                <span className="font-bold">{t(`stages.${letter.stage}`)}</span>
                <bdi>{date(letter.sentOn)}</bdi>
                <span>{t(`ways.${letter.way}`)}</span>
              </li>
            ))}
          </ul>
        </TitledSection>
      )}
      {!view.readOnly && <RestForm view={view} sent={sent} />}
    </div>
  );
}
