import { useText } from "~/i18n/i18n.tsx";
import type { Sent } from "~/services/form.server.ts";
import { Button } from "~/ui/button.tsx";
import { CheckboxList } from "~/ui/checkbox-list.tsx";
import { Field } from "~/ui/field.tsx";
import { TextLink } from "~/ui/text-link.tsx";
import { TitledSection } from "~/ui/titled-section.tsx";
import { OWN_TALK, TAILGATE, TAILGATE_LIMITS, WEATHER, WORK } from "../tailgate.limits.ts";
import type { OwnView } from "../tailgate.view.server.ts";
import { Problem, useSay } from "./form-parts.tsx";

interface OwnScreenProps {
  view: OwnView;
  sent?: Sent;
}

/** The form of a talk of one's own. */
function OwnForm({ view, sent }: OwnScreenProps) {
  const t = useText("tailgate");
  const say = useSay();
  const field = (name: string, label: string, most: number, hint?: string) => (
    <Field
      key={name}
      name={name}
      label={label}
      hint={hint}
      error={sent?.errors[name] && say(sent.errors[name])}
      defaultValue={sent ? (sent.fields[name] ?? "") : view.fields[name]}
      maxLength={most}
      dir="auto"
      autoComplete="off"
    />
  );
  const chosen = (name: "work" | "weather") =>
    ((sent ? sent.fields[name] : view.fields[name]) ?? "").split(" ").filter(Boolean);
  return (
    <form method="post" action={OWN_TALK} noValidate className="grid max-w-2xl gap-6" data-reload>
      <input type="hidden" name="idem" value={sent?.fields.idem ?? view.idem} />
      <input type="hidden" name="talk" value={view.id} />
      <input type="hidden" name="version" value={view.version} />
      {field("title", t("write.title"), TAILGATE_LIMITS.title)}
      <TitledSection id="points" title={t("write.points")} className="grid gap-3">
        {Array.from({ length: TAILGATE_LIMITS.points }, (_, n) =>
          field(`point${n}`, t("write.point", { number: n + 1 }), TAILGATE_LIMITS.point),
        )}
      </TitledSection>
      <TitledSection id="questions" title={t("write.questions")} className="grid gap-3">
        {[0, 1].flatMap((n) => [
          field(`ask${n}`, t("write.ask", { number: n + 1 }), TAILGATE_LIMITS.question),
          field(`right${n}`, t("write.right", { number: n + 1 }), TAILGATE_LIMITS.question),
          field(`wrong${n}`, t("write.wrong", { number: n + 1 }), TAILGATE_LIMITS.question),
        ])}
      </TitledSection>
      {field("section", t("write.section"), TAILGATE_LIMITS.section, t("write.sectionHint"))}
      {field("edition", t("write.edition"), TAILGATE_LIMITS.section, t("write.editionHint"))}
      <TitledSection id="fits" title={t("write.fits")} className="grid gap-3">
        <CheckboxList
          name="work"
          legend={t("fields.work")}
          options={WORK.map((value) => ({ value, text: t(`work.${value}`) }))}
          chosen={chosen("work")}
        />
        <CheckboxList
          name="weather"
          legend={t("fields.weather")}
          options={WEATHER.map((value) => ({ value, text: t(`weather.${value}`) }))}
          chosen={chosen("weather")}
        />
      </TitledSection>
      <Button name="intent" value="keep" size="lg" className="justify-self-start">
        {t("write.keep")}
      </Button>
    </form>
  );
}

/** A talk of one's own: write it, change it, take it away. */
export default function OwnScreen({ view, sent }: OwnScreenProps) {
  const t = useText("tailgate");
  const shell = useText("shell");
  return (
    <div className="sheet grid gap-6 py-8 sm:py-12">
      <header className="grid gap-2 border-b border-line pb-6">
        <p>
          <TextLink href={TAILGATE}>{t("back")}</TextLink>
        </p>
        <h1 className="text-2xl font-bold sm:text-3xl">{shell("screens.tailgateOwn.title")}</h1>
        <p className="max-w-prose text-muted">{t("write.lead")}</p>
      </header>
      <Problem sent={sent} />
      {!view.readOnly && <OwnForm view={view} sent={sent} />}
      {view.id !== "" && !view.readOnly && (
        <TitledSection id="remove" title={t("write.remove")} className="grid gap-2">
          <form method="post" action={OWN_TALK} className="grid justify-items-start gap-3" data-reload>
            <input type="hidden" name="talk" value={view.id} />
            <p>{t("write.removeText")}</p>
            <Button name="intent" value="drop" variant="destructive">
              {t("write.removeSure")}
            </Button>
          </form>
        </TitledSection>
      )}
    </div>
  );
}
