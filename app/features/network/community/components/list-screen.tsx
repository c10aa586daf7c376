import { useFormat, useText } from "~/i18n/i18n.tsx";
import { LANGUAGES } from "~/i18n/languages.ts";
import { screen, sheetNumber } from "~/site-map.ts";
import { Breadcrumbs } from "~/ui/breadcrumbs.tsx";
import { Button, buttonClass } from "~/ui/button.tsx";
import { Field } from "~/ui/field.tsx";
import { Fold } from "~/ui/fold.tsx";
import { Notice } from "~/ui/notice.tsx";
import { PageHeading } from "~/ui/page-heading.tsx";
import { SelectField } from "~/ui/select-field.tsx";
import { TextLink } from "~/ui/text-link.tsx";
import { TitledSection } from "~/ui/titled-section.tsx";
import {
  ASK,
  askPath,
  COMMUNITY,
  feedPath,
  COMMUNITY_LIMITS as MOST,
  QUEUE,
  RANK,
  RULES,
  SPACES,
  spacePath,
  THREAD_TRADES,
} from "../community.limits.ts";
import type { ListView } from "../community.view.server.ts";
import { ThreadLine } from "./parts.tsx";

const here = (view: ListView) => (view.space ? spacePath(view.space) : COMMUNITY);

/** The address of the same list, with something else in it. */
function addressOf(view: ListView, change: Record<string, string | undefined>) {
  const { q, trade, language, unanswered, helped } = view.wanted;
  const show = unanswered ? "unanswered" : helped ? "helped" : undefined;
  const said = { q, trade, language, show, ...change };
  const query = new URLSearchParams(
    Object.entries(said).flatMap(([name, value]) => (value ? [[name, value]] : [])),
  ).toString();
  return here(view) + (query && `?${query}`);
}

function Search({ view }: { view: ListView }) {
  const t = useText("community");
  const { q, trade, language, unanswered } = view.wanted;
  return (
    <search className="block">
      <form method="get" action={here(view)} className="grid max-w-2xl gap-4" data-reload>
        <Field
          name="q"
          type="search"
          label={t("search.q")}
          hint={t("search.hint")}
          defaultValue={q}
          maxLength={MOST.search}
          autoComplete="off"
          dir="auto"
        />
        <Fold title={t("search.more")} open={Boolean(trade || language)}>
          <SelectField
            name="trade"
            label={t("search.trade")}
            defaultValue={trade ?? ""}
            options={[
              { value: "", text: t("search.all") },
              ...THREAD_TRADES.map((value) => ({ value, text: t(`trades.${value}`) })),
            ]}
          />
          <SelectField
            name="language"
            label={t("search.language")}
            defaultValue={language ?? ""}
            options={[
              { value: "", text: t("search.all") },
              ...LANGUAGES.map((value) => ({ value, text: t(`languages.${value}`) })),
            ]}
          />
        </Fold>
        {unanswered && <input type="hidden" name="show" value="unanswered" />}
        <Button variant="outline" className="justify-self-start max-sm:w-full">
          {t("search.go")}
        </Button>
      </form>
    </search>
  );
}

function Threads({ view }: { view: ListView }) {
  const t = useText("community");
  const { number } = useFormat();
  const { unanswered, q, language } = view.wanted;
  const helped = view.wanted.helped && !q;
  const title = q
    ? t("show.found")
    : t(unanswered ? "show.unanswered" : helped ? "show.helped" : "show.newest");
  return (
    <TitledSection id="threads" title={title} className="grid gap-3">
      <p className="flex flex-wrap gap-x-6">
        {(unanswered || helped) && (
          <TextLink href={addressOf(view, { show: undefined, q: undefined })}>{t("show.toNewest")}</TextLink>
        )}
        {!unanswered && (
          <TextLink href={addressOf(view, { show: "unanswered", q: undefined })}>
            {t("show.toUnanswered")}
          </TextLink>
        )}
        {!helped && (
          <TextLink href={addressOf(view, { show: "helped", q: undefined })}>{t("show.toHelped")}</TextLink>
        )}
      </p>
      {helped && (
        <p className="max-w-prose text-muted">
          {t("show.helpedHow", {
            accepted: number(RANK.accepted),
            days: number(RANK.days),
            most: number(MOST.helpedThrough),
          })}
        </p>
      )}
      {unanswered && <p className="max-w-prose text-muted">{t("show.unansweredText")}</p>}
      {view.lines.length === 0 ? (
        <p>{q ? t("none.found") : t("none.here")}</p>
      ) : (
        <ol className="border-t-2 border-ink">
          {view.lines.map((line) => (
            <ThreadLine key={line.slug} line={line} unanswered={unanswered} space={!view.space} />
          ))}
        </ol>
      )}
      {view.next && (
        <p>
          <a
            href={addressOf(view, { before: view.next })}
            rel="next"
            className={buttonClass({ variant: "outline" })}
          >
            {t("older")}
          </a>
        </p>
      )}
      {(view.space || unanswered) && (
        <p className="flex flex-wrap gap-x-6">
          {LANGUAGES.filter((one) => !language || one === language).map((one) => (
            <a
              key={one}
              href={feedPath(view.space && !unanswered ? view.space : "unanswered", one)}
              className="inline-flex min-h-12 items-center underline"
              data-reload
            >
              {t("feed", { language: t(`languages.${one}`) })}
            </a>
          ))}
        </p>
      )}
    </TitledSection>
  );
}

/** The community, or one space of it: asked first, then the spaces, then what was said last. */
export default function ListScreen({ view }: { view: ListView }) {
  const t = useText("community");
  const shell = useText("shell");
  const { space } = view;
  const title = space ? t(`spaces.${space}`) : shell("screens.community.title");
  return (
    <div className="sheet grid gap-8 py-10 sm:py-16">
      {space && (
        <Breadcrumbs
          label={t("trail")}
          trail={[
            { href: COMMUNITY, text: shell("screens.community.title") },
            { href: spacePath(space), text: title },
          ]}
        />
      )}
      <PageHeading sheet={sheetNumber(screen(space ? "communitySpace" : "community"))} title={title}>
        <p>{space ? t(`about.${space}`) : t("lead")}</p>
      </PageHeading>
      <p className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <a href={space ? askPath(space) : ASK} className={buttonClass({})}>
          {t("ask.go")}
        </a>
        <TextLink href={RULES}>{t("rules.link")}</TextLink>
        {view.moderates && <TextLink href={QUEUE}>{t("queue.link")}</TextLink>}
      </p>
      {view.isExample && (
        <Notice title={t("exampleTitle")}>
          <p>{t("exampleText")}</p>
        </Notice>
      )}
      <Search view={view} />
      {!space && (
        <TitledSection id="spaces" title={t("spacesTitle")} className="grid gap-3">
          <ul className="grid gap-x-8 border-t-2 border-ink sm:grid-cols-2 lg:grid-cols-3">
            {SPACES.map((one) => (
              <li key={one} className="grid border-b border-line py-2">
                <a
                  href={spacePath(one)}
                  className="inline-flex min-h-12 flex-wrap items-center gap-x-3 font-bold underline"
                >
                  {t(`spaces.${one}`)}
                </a>
                {view.counts[one] ? (
                  <span className="text-sm text-muted">{t("threads", { count: view.counts[one] })}</span>
                ) : null}
              </li>
            ))}
          </ul>
        </TitledSection>
      )}
      <Threads view={view} />
    </div>
  );
}
