import { ACCEPTED } from "~/engines/file/file.ts";
import { useFormat, useText } from "~/i18n/i18n.tsx";
import type { Key } from "~/i18n/namespaces.ts";
import type { Sent } from "~/services/form.server.ts";
import { screen, sheetNumber } from "~/site-map.ts";
import { Badge } from "~/ui/badge.tsx";
import { Button } from "~/ui/button.tsx";
import { EmptyState } from "~/ui/empty-state.tsx";
import { Field } from "~/ui/field.tsx";
import { FormProblem } from "~/ui/form-problem.tsx";
import { PageHeading } from "~/ui/page-heading.tsx";
import { RadioTiles } from "~/ui/radio-tiles.tsx";
import { TextLink } from "~/ui/text-link.tsx";
import { TextareaField } from "~/ui/textarea-field.tsx";
import { TitledSection } from "~/ui/titled-section.tsx";
import { Typed } from "~/ui/typed.tsx";
import { DASHBOARD, OBSERVATIONS, SAFETY_LIMITS } from "../dashboard.limits.ts";
import type { ObservationsView } from "../observations.form.server.ts";
import { PhotoLink } from "./photo-link.tsx";

interface ObservationsScreenProps {
  view: ObservationsView;
  sent?: Sent;
  /** A body that was too large was not read, so the page knows nothing of the form. */
  tooLarge?: boolean;
}

function List({ view }: { view: ObservationsView }) {
  const t = useText("safety-observations");
  const { date } = useFormat();
  if (view.rows.length === 0)
    return (
      <EmptyState title={t("none")}>
        <p>{t("noneText")}</p>
      </EmptyState>
    );
  return (
    <ul className="border-t-2 border-ink">
      {view.rows.map(({ id, isSafe, what, place, seenOn, photo, sample }) => (
        <li key={id} className="grid gap-2 border-b border-line py-3">
          <p className="flex flex-wrap items-center gap-x-4 gap-y-1">
            <Badge variant={isSafe ? "secondary" : "default"}>{t(isSafe ? "safe" : "unsafe")}</Badge>
            <Typed text={what} />
          </p>
          <p className="flex flex-wrap gap-x-4 text-sm text-muted">
            <span>{date(seenOn)}</span>
            <Typed text={place} />
            {sample && <span>{t("sample")}</span>}
          </p>
          {photo && <PhotoLink file={photo} alt={t("photoAlt")} />}
          {!view.readOnly && (
            <form method="post" action={OBSERVATIONS} data-reload>
              <input type="hidden" name="observation" value={id} />
              <Button name="intent" value="remove" variant="outline">
                {t("remove")}
              </Button>
            </form>
          )}
        </li>
      ))}
    </ul>
  );
}

/** What somebody sees being done, safely or not, before anything happens: three fields and a photo. */
export default function ObservationsScreen({ view, tooLarge, sent: answered }: ObservationsScreenProps) {
  const t = useText("safety-observations");
  const shell = useText("shell");
  const say = (key: string) => t(key as Key<"safety-observations">);
  const sent = tooLarge
    ? { fields: {} as Sent["fields"], errors: { file: "errors.tooLarge" } as Sent["errors"] }
    : answered;
  const errors: Sent["errors"] = sent?.errors ?? {};
  const of = (name: string) => ({ name, error: errors[name] && say(errors[name]) });
  return (
    <div className="sheet grid gap-8 py-10 sm:py-16">
      <PageHeading
        sheet={sheetNumber(screen("safetyObservations"))}
        title={shell("screens.safetyObservations.title")}
      >
        <p>{t("lead")}</p>
        <p>
          <TextLink href={DASHBOARD}>{t("back")}</TextLink>
        </p>
      </PageHeading>
      <FormProblem
        sent={sent}
        title={t("errors.summary")}
        say={say}
        hidden={["intent", "idem", "observation"]}
        anchor={(field) => (field === "verdict" ? "verdict-safe" : field)}
      />
      {!view.readOnly && (
        <TitledSection id="observe" title={t("form")} className="grid gap-4">
          <form
            method="post"
            action={OBSERVATIONS}
            encType="multipart/form-data"
            noValidate
            className="grid max-w-2xl gap-5"
            data-reload
          >
            <input type="hidden" name="idem" value={answered?.fields.idem ?? view.idem} />
            <RadioTiles
              {...of("verdict")}
              legend={t("verdict")}
              options={(["safe", "unsafe"] as const).map((value) => ({ value, text: t(value) }))}
              chosen={sent?.fields.verdict}
            />
            <TextareaField
              {...of("what")}
              label={t("what")}
              defaultValue={sent?.fields.what}
              maxLength={SAFETY_LIMITS.what}
            />
            <Field
              {...of("place")}
              label={t("place")}
              defaultValue={sent?.fields.place}
              maxLength={SAFETY_LIMITS.place}
              dir="auto"
              autoComplete="off"
            />
            <Field
              {...of("file")}
              type="file"
              accept={ACCEPTED.picture}
              label={t("file")}
              hint={t("fileHint")}
            />
            <p className="max-w-prose text-sm text-muted">{t("anonymous")}</p>
            <Button name="intent" value="observe" size="lg" className="min-h-14 justify-self-start">
              {t("send")}
            </Button>
          </form>
        </TitledSection>
      )}
      <TitledSection id="seen" title={t("list")} className="grid gap-4">
        {view.observed > 0 && (
          <p>{t("counted", { count: view.observed, safe: view.safe, days: SAFETY_LIMITS.leadingDays })}</p>
        )}
        <List view={view} />
      </TitledSection>
    </div>
  );
}
