import { useFormat, useText } from "~/i18n/i18n.tsx";
import type { Key } from "~/i18n/namespaces.ts";
import type { FormReply } from "~/services/form.server.ts";
import { withQuestion } from "~/services/question-link.ts";
import { screen } from "~/site-map.ts";
import { Badge } from "~/ui/badge.tsx";
import { Breadcrumbs } from "~/ui/breadcrumbs.tsx";
import { Button } from "~/ui/button.tsx";
import { type Column, DataTable } from "~/ui/data-table.tsx";
import { ErrorSummary } from "~/ui/error-summary.tsx";
import { Notice } from "~/ui/notice.tsx";
import { SelectField } from "~/ui/select-field.tsx";
import { TextLink } from "~/ui/text-link.tsx";
import { TextareaField } from "~/ui/textarea-field.tsx";
import { TitledSection } from "~/ui/titled-section.tsx";
import { CODES_LIMITS } from "../codes.limits.ts";
import type { ProvisionView } from "../codes.view.server.ts";
import { Checks, Limits } from "./checks.tsx";
import { placed, sheetPath } from "./placed.ts";
import { ProvisionList, Section } from "./provision-list.tsx";

const PATH = screen("codeLookup").path;

interface ProvisionScreenProps {
  provision: ProvisionView;
  reply?: FormReply;
  /** Why nothing was kept. */
  refused?: "full" | "project-gone";
}

function Keep({ provision, reply, refused }: ProvisionScreenProps) {
  const t = useText("codes");
  const { slug, saved, place, jobs } = provision;
  const noteError = reply?.errors.note;
  return (
    <TitledSection id="keep" title={t("keep.title")} className="grid gap-4 print:hidden">
      {(noteError || refused) && (
        <ErrorSummary
          title={t("errors.summary")}
          message={refused && t(`errors.${refused}`, { most: CODES_LIMITS.saved })}
          items={
            noteError
              ? [{ field: "note", message: t(noteError as Key<"codes">, { most: CODES_LIMITS.note }) }]
              : []
          }
        />
      )}
      <form
        method="post"
        action={placed(`/provision/${slug}`, place)}
        noValidate
        className="grid max-w-xl gap-4"
      >
        <input type="hidden" name="slug" value={slug} />
        {jobs.length > 0 && (
          <SelectField
            name="project"
            label={t("keep.sheet")}
            defaultValue={reply?.fields.project}
            options={[
              { value: "", text: t("keep.own") },
              ...jobs.map(({ id, name }) => ({ value: id, text: name })),
            ]}
          />
        )}
        <TextareaField
          name="note"
          label={t("keep.note")}
          hint={t("keep.noteHint")}
          error={noteError && t(noteError as Key<"codes">, { most: CODES_LIMITS.note })}
          defaultValue={reply?.fields.note ?? saved?.note}
        />
        <div className="flex flex-wrap gap-3">
          <Button name="intent" value="save" variant="outline">
            {t(saved && jobs.length === 0 ? "keep.change" : "keep.save")}
          </Button>
          {saved && jobs.length === 0 && (
            <Button name="intent" value="remove" variant="link">
              {t("keep.remove")}
            </Button>
          )}
        </div>
      </form>
      {saved && (
        <p>
          <TextLink href={screen("codeSheet").path}>{t("sheet.link")}</TextLink>
        </p>
      )}
      {jobs
        .filter(({ has }) => has)
        .map(({ id, name }) => (
          <p key={id}>
            <TextLink href={sheetPath(id)}>{t("sheet.of", { project: `\u2068${name}\u2069` })}</TextLink>
          </p>
        ))}
    </TitledSection>
  );
}

/** The rule's own words, in English as they were published, where nobody owns them. */
function Words({ words }: Pick<ProvisionView, "words">) {
  const t = useText("codes");
  if (words.length === 0) return null;
  return (
    <TitledSection id="words" title={t("words.title")} className="grid gap-3">
      <p className="max-w-prose text-muted">{t("words.text")}</p>
      {words.map(({ section, words: said }) => (
        <figure key={section} lang="en" dir="ltr" translate="no" className="grid gap-1">
          <blockquote className="max-w-prose border-s-4 border-blueprint ps-4">{said}</blockquote>
          <figcaption className="text-sm text-muted">{section}</figcaption>
        </figure>
      ))}
    </TitledSection>
  );
}

/** What two editions say of the same thing. */
function Editions({ editions }: Pick<ProvisionView, "editions">) {
  const t = useText("codes");
  if (!editions) return null;
  const columns: [Column, ...Column[]] = [
    { key: "what", heading: t("editions.what") },
    ...editions.editions.map((edition, n) => ({
      key: String(n),
      heading: t("edition", { edition: `\u2068${edition}\u2069` }),
    })),
    { key: "change", heading: t("editions.change") },
  ];
  return (
    <TitledSection id="editions" title={t("editions.title")} className="grid gap-3">
      <DataTable
        caption={t("editions.text")}
        columns={columns}
        rows={editions.rows.map(({ what, says, change }) => ({
          id: what,
          cells: Object.fromEntries([
            ["what", what],
            ...says.map((one, n) => [String(n), one]),
            ["change", t(`editions.${change}`)],
          ]),
        }))}
      />
    </TitledSection>
  );
}

/** What other books ask about the same thing: each with where it holds, and its limits of what is limited here. */
function Touches({ touches, place }: Pick<ProvisionView, "touches" | "place">) {
  const t = useText("codes");
  if (touches.length === 0) return null;
  return (
    <TitledSection id="touches" title={t("touches.title")} className="grid gap-3">
      <p className="max-w-prose text-muted">{t("touches.text")}</p>
      <ul className="border-t-2 border-ink">
        {touches.map(({ slug, section, title, language, scopes, limits }) => (
          <li key={slug} className="grid gap-1 border-b border-line py-2">
            <p className="flex flex-wrap items-center gap-x-3 text-sm text-muted">
              <Section section={section} />
              {scopes.map((scope) => (
                <Badge key={scope} variant="outline">
                  {t(`scopes.${scope}`)}
                </Badge>
              ))}
            </p>
            <p>
              <a
                href={placed(`/provision/${slug}`, place)}
                lang={language}
                translate="no"
                className="inline-flex min-h-12 items-center font-bold text-blueprint underline underline-offset-4 wrap-anywhere hover:no-underline"
              >
                {title}
              </a>
            </p>
            {limits.map((subject) => (
              <div key={subject.id} className="grid gap-1">
                <p className="text-muted">{subject.label}</p>
                <Limits subject={subject} />
              </div>
            ))}
          </li>
        ))}
      </ul>
    </TitledSection>
  );
}

/** The form that tells the administrators what is outdated in a provision. */
function Report({ provision, reply }: ProvisionScreenProps) {
  const t = useText("codes");
  const error = reply?.errors.report;
  const message = error && t(error as Key<"codes">, { most: CODES_LIMITS.report });
  return (
    <TitledSection id="outdated" title={t("report.title")} className="grid gap-4 print:hidden">
      {message && <ErrorSummary title={t("errors.summary")} items={[{ field: "report", message }]} />}
      <form
        method="post"
        action={placed(`/provision/${provision.slug}`, provision.place)}
        noValidate
        className="grid max-w-xl gap-4"
      >
        <input type="hidden" name="slug" value={provision.slug} />
        <p className="text-muted">{t("report.text")}</p>
        <TextareaField
          name="report"
          label={t("report.label")}
          hint={t("report.hint")}
          error={message}
          defaultValue={reply?.fields.report}
        />
        <Button name="intent" value="report" variant="outline" className="justify-self-start">
          {t("report.submit")}
        </Button>
      </form>
    </TitledSection>
  );
}

/**
 * One provision: what it asks for in our words, its numbers to measure against, its editions, its source, what other
 * books ask about the same thing, and what stands beside it.
 */
export function ProvisionScreen(props: ProvisionScreenProps) {
  const t = useText("codes");
  const { date } = useFormat();
  const { provision } = props;
  const { section, edition, title, body, language, book, official } = provision;
  return (
    <div className="sheet grid gap-8 py-10 sm:py-16">
      <header className="grid gap-3 border-b border-line pb-6">
        <Breadcrumbs
          label={t("breadcrumbs")}
          trail={[
            { href: placed(PATH, provision.place), text: t("title") },
            ...(book ? [{ href: `${PATH}?book=${book}`, text: t(`books.${book}.name`) }] : []),
          ]}
        />
        <p className="text-muted">
          <Section section={section} /> · {t("edition", { edition: `\u2068${edition}\u2069` })}
        </p>
        <h1
          lang={language}
          dir="auto"
          translate="no"
          className="text-2xl font-bold wrap-anywhere sm:text-3xl"
        >
          {title}
        </h1>
        <p lang={language} dir="auto" translate="no" className="max-w-prose text-lg whitespace-pre-line">
          {body}
        </p>
        <p className="max-w-prose font-medium">{t("verify")}</p>
      </header>
      {provision.here && (
        <Notice tone={provision.here.isOther ? "warn" : "info"} title={provision.here.title}>
          <p>{provision.here.text}</p>
        </Notice>
      )}
      <Checks provision={provision} />
      <Words words={provision.words} />
      <Editions editions={provision.editions} />
      <TitledSection id="source" title={t("source.title")} className="grid gap-2">
        <p className="max-w-prose">{t(`source.${provision.confidence}`)}</p>
        <p className="max-w-prose text-muted">
          {t("source.from", { source: `\u2068${provision.source}\u2069`, day: date(provision.reviewedAt) })}
        </p>
        <p className="flex flex-wrap gap-x-6 print:hidden">
          {official && (
            <TextLink href={official} rel="external">
              {t("source.official")}
            </TextLink>
          )}
          <TextLink href={withQuestion("/ai-hub?tab=chat", `${section}: ${title}`)}>
            {t("source.ask")}
          </TextLink>
        </p>
      </TitledSection>
      <Touches touches={provision.touches} place={provision.place} />
      <Keep {...props} />
      {provision.beside.length > 0 && (
        <TitledSection id="beside" title={t("beside")} className="grid gap-3 print:hidden">
          <ProvisionList provisions={provision.beside} place={provision.place} />
        </TitledSection>
      )}
      <Report {...props} />
    </div>
  );
}
