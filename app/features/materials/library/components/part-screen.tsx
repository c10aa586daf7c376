import { Fragment } from "react";
import { useLanguage, useText } from "~/i18n/i18n.tsx";
import { screen, sheetNumber } from "~/site-map.ts";
import { Breadcrumbs } from "~/ui/breadcrumbs.tsx";
import { Button, buttonClass } from "~/ui/button.tsx";
import { ErrorSummary } from "~/ui/error-summary.tsx";
import { ForeignText } from "~/ui/foreign-text.tsx";
import { Notice } from "~/ui/notice.tsx";
import { PageHeading } from "~/ui/page-heading.tsx";
import { RadioTiles } from "~/ui/radio-tiles.tsx";
import { TextLink } from "~/ui/text-link.tsx";
import { TextareaField } from "~/ui/textarea-field.tsx";
import { TitledSection } from "~/ui/titled-section.tsx";
import { contentsPath, DOWNLOAD_MINUTES, LIBRARY, LIBRARY_LIMITS, readPath } from "../library.limits.ts";
import type { PartView } from "../library.view.server.ts";

/** What a form of the page led to, where it did not lead on. */
export interface PartReply {
  /** The blanks as they were typed. */
  typed?: Readonly<Record<string, string>>;
  tooLong?: readonly string[];
  /** What is kept now, where somebody else changed it meanwhile. */
  stands?: Readonly<Record<string, string>>;
  /** The choices by question; those without one are named. */
  chosen?: readonly (number | undefined)[];
  missing?: readonly number[];
  problem?: "form" | "expired";
}

interface PartProps {
  view: PartView;
  reply?: PartReply;
}

function Problems({ view, reply }: PartProps) {
  const t = useText("library");
  if (!reply) return null;
  const items = [
    ...(reply.tooLong ?? []).map((id) => ({
      field: `blank_${id}`,
      message: t("errors.long", { most: LIBRARY_LIMITS.blank }),
    })),
    ...(reply.missing ?? []).map((n) => ({
      field: `question_${n}-${view.questions[n]?.choices[0]?.n ?? 0}`,
      message: t("errors.choose"),
    })),
  ];
  if (items.length === 0 && !reply.problem) return null;
  return (
    <ErrorSummary
      title={t("errors.summary")}
      message={reply.problem && t(`errors.${reply.problem}`)}
      items={items}
    />
  );
}

/** The blanks of a document; what is typed stands in the text above. */
function FillForm({ view, reply }: PartProps) {
  const t = useText("library");
  return (
    <TitledSection id="fill" title={t("fill")} className="grid gap-5 print:hidden">
      <p className="max-w-prose text-muted">{t("fillText")}</p>
      {reply?.stands && (
        <Notice tone="warn" title={t("stale")}>
          <p>{t("staleText")}</p>
          <dl className="mt-2 grid gap-1">
            {view.blanks.map(({ id, label }) => (
              <Fragment key={id}>
                <dt className="text-sm text-muted">{label}</dt>
                <dd dir="auto" className="whitespace-pre-line wrap-anywhere">
                  {reply.stands?.[id] || "–"}
                </dd>
              </Fragment>
            ))}
          </dl>
        </Notice>
      )}
      <form method="post" noValidate className="grid max-w-xl gap-5">
        <input type="hidden" name="version" value={view.version} />
        {view.blanks.map(({ id, label, value }) => (
          <TextareaField
            key={id}
            name={`blank_${id}`}
            label={label}
            rows={1}
            defaultValue={reply?.typed?.[id] ?? value}
            error={
              reply?.tooLong?.includes(id) ? t("errors.long", { most: LIBRARY_LIMITS.blank }) : undefined
            }
          />
        ))}
        <Button name="intent" value="fill">
          {t("save")}
        </Button>
      </form>
    </TitledSection>
  );
}

/** The questions at the end of a lesson, and after they were answered what was right. */
function Questions({ view, reply }: PartProps) {
  const t = useText("library");
  const told = reply?.chosen && reply.missing?.length === 0;
  const right = reply?.chosen?.filter((choice) => choice === 0).length ?? 0;
  return (
    <TitledSection id="questions" title={t("questions")} className="grid gap-5 print:hidden">
      {told ? (
        <p role="status" className="font-bold">
          {t("result", { right, of: view.questions.length })}
        </p>
      ) : (
        view.answered && <p>{t("result", { right: view.answered[0], of: view.answered[1] })}</p>
      )}
      <form
        method="post"
        action={`${readPath(view.good, view.slug)}#questions`}
        noValidate
        className="grid max-w-3xl gap-6"
      >
        {view.questions.map(({ ask, choices }, n) => {
          const chosen = reply?.chosen?.[n];
          const answer = choices.find((choice) => choice.n === 0)?.text ?? "";
          return (
            <div key={ask} className="grid gap-2">
              <RadioTiles
                name={`question_${n}`}
                legend={<span dir="auto">{ask}</span>}
                options={choices.map((choice) => ({ value: String(choice.n), text: choice.text }))}
                chosen={chosen === undefined ? undefined : String(chosen)}
                error={reply?.missing?.includes(n) ? t("errors.choose") : undefined}
              />
              {told && (
                <p className={chosen === 0 ? "font-medium text-ok" : "font-medium text-danger"}>
                  {chosen === 0 ? t("rightMark") : t("wrongMark", { choice: answer })}
                </p>
              )}
            </div>
          );
        })}
        <Button name="intent" value="answer">
          {t("check")}
        </Button>
      </form>
    </TitledSection>
  );
}

/** One part of a product: a document to fill in, a lesson with its questions, or a chapter. */
export function PartScreen({ view, reply }: PartProps) {
  const t = useText("library");
  const { language, direction } = useLanguage();
  const { good, name, kind, title, place, owned, previous, next, file } = view;
  const openOf = (part: PartView["next"]) => part && (owned || part.free);
  return (
    <div className="sheet grid gap-8 py-10 sm:py-16">
      <div className="print:hidden">
        <Breadcrumbs
          label={t("trail")}
          trail={[
            { href: LIBRARY, text: t("title") },
            { href: contentsPath(good), text: name },
            { href: readPath(good, view.slug), text: title },
          ]}
        />
      </div>
      <PageHeading sheet={sheetNumber(screen("libraryPart"))} title={title}>
        <p className="print:hidden">
          {t(`kinds.${kind}`)} · {t("place", { n: place[0], of: place[1] })}
        </p>
      </PageHeading>
      <Problems view={view} reply={reply} />
      {!owned && <Notice title={t("sample")}>{t("sampleNote")}</Notice>}
      {kind === "document" ? (
        <Notice title={t("legalTitle")}>{t("legalText")}</Notice>
      ) : (
        kind === "chapter" && <p className="max-w-prose text-sm text-muted">{t("guideText")}</p>
      )}
      <article lang={language} dir={direction} className="max-w-prose text-lg leading-relaxed">
        <ForeignText text={view.blocks} newTab="" heading="h2" />
      </article>
      {file && (
        <div className="grid gap-2 print:hidden">
          <p>
            <a href={file} data-reload="" className={buttonClass({ variant: "outline" })}>
              {t("download")}
            </a>
          </p>
          <p className="max-w-prose text-sm text-muted">{t("downloadText", { minutes: DOWNLOAD_MINUTES })}</p>
        </div>
      )}
      {owned && view.blanks.length > 0 && <FillForm view={view} reply={reply} />}
      {view.questions.length > 0 && <Questions view={view} reply={reply} />}
      <nav
        aria-label={t("contents")}
        className="flex flex-wrap gap-x-6 gap-y-2 border-t border-line pt-4 print:hidden"
      >
        {previous && openOf(previous) && (
          <TextLink href={readPath(good, previous.slug)}>{t("previous", { title: previous.title })}</TextLink>
        )}
        {next && openOf(next) && (
          <TextLink href={readPath(good, next.slug)}>{t("next", { title: next.title })}</TextLink>
        )}
        <TextLink href={contentsPath(good)}>{t("back")}</TextLink>
      </nav>
    </div>
  );
}
