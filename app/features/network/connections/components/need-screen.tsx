import { ProcessActions, ProcessTimeline } from "~/engines/process/process.ts";
import { useFormat, useText } from "~/i18n/i18n.tsx";
import type { Sent } from "~/services/form.server.ts";
import { Badge } from "~/ui/badge.tsx";
import { Button } from "~/ui/button.tsx";
import { Notice } from "~/ui/notice.tsx";
import { TextLink } from "~/ui/text-link.tsx";
import { TitledSection } from "~/ui/titled-section.tsx";
import { Typed } from "~/ui/typed.tsx";
import { ChoiceField, formOf, TypedField } from "~/ui/typed-field.tsx";
import { CONNECT, CONNECT_LIMITS, needIcsPath, needPath } from "../connections.limits.ts";
import type { NeedView } from "../connections.view.server.ts";
import { Answers } from "./answers.tsx";
import { ConnectForm } from "./connect-form.tsx";
import { Days, Fact, Pay, Problem, useProcessTexts, useSay } from "./parts.tsx";

function Facts({ view }: { view: NeedView }) {
  const t = useText("connections");
  const { all } = useFormat();
  const { need } = view;
  return (
    <dl className="border-t-2 border-ink">
      <Fact label={t("fact.days")}>
        <Days need={need} /> (
        <bdi translate="no" dir="ltr">
          {view.zone.replaceAll("_", " ")}
        </bdi>
        )
      </Fact>
      <Fact label={t("fact.area")}>
        <bdi>{need.area}</bdi>
      </Fact>
      <Fact label={t("fact.pay")}>
        <Pay need={need} />
      </Fact>
      <Fact label={t("fact.language")}>{t(`languages.${need.language}`)}</Fact>
      <Fact label={t("fact.papers")}>
        {need.papers.length > 0 ? all(need.papers.map((paper) => t(`papers.${paper}`))) : t("fact.noPapers")}
      </Fact>
      {need.notes && (
        <Fact label={t("fact.notes")}>
          <Typed text={need.notes} />
        </Fact>
      )}
      {view.exact && (
        <Fact label={t("fact.exact")}>
          {view.exact.address && <Typed text={view.exact.address} />}
          {view.exact.at && (
            <p>
              <bdi dir="ltr" translate="no">
                {view.exact.at}
              </bdi>
            </p>
          )}
          <p className="text-sm font-normal text-muted">{t("fact.exactHint")}</p>
        </Fact>
      )}
    </dl>
  );
}

/** The form of whoever answers. */
function Respond({ view, sent }: { view: NeedView; sent?: Sent }) {
  const t = useText("connections");
  const say = useSay();
  const first = view.need.firstDay > view.today ? view.need.firstDay : view.today;
  const form = formOf(["respond"], sent, { headcount: "1", fromDay: first });
  const field = { form, say };
  return (
    <TitledSection id="answer" title={t("answer.title")} className="grid gap-4">
      {!view.isMember ? (
        <p>
          <TextLink href={`/auth?redirectTo=${needPath(view.need.id)}`}>{t("answer.signIn")}</TextLink>
        </p>
      ) : (
        <form method="post" noValidate className="grid max-w-xl gap-4" data-reload>
          <input type="hidden" name="idem" value={form.idem ?? view.idem} />
          {view.called === null && (
            <TypedField
              {...field}
              name="called"
              label={t("form.called")}
              hint={t("form.calledHint")}
              most={CONNECT_LIMITS.called.most}
            />
          )}
          <TypedField {...field} name="headcount" label={t("answer.headcount")} type="numeric" />
          <TypedField {...field} name="fromDay" label={t("answer.fromDay")} type="date" />
          <TypedField {...field} name="line" label={t("answer.line")} long most={CONNECT_LIMITS.line} />
          {view.firms.length > 0 && (
            <ChoiceField
              {...field}
              name="firm"
              label={t("answer.firm")}
              hint={t("answer.firmHint")}
              options={[
                { value: "", text: t("answer.noFirm") },
                ...view.firms.map(({ id, called, cleared }) => ({
                  value: id,
                  text: t(cleared ? "answer.cleared" : "answer.blocked", { name: called }),
                })),
              ]}
            />
          )}
          <p className="text-muted">
            {view.free.length > 0 ? t("answer.free", { count: view.free.length }) : t("answer.freeNone")}
          </p>
          <Button name="intent" value="respond" className="justify-self-start">
            {t("answer.do")}
          </Button>
        </form>
      )}
    </TitledSection>
  );
}

/** What somebody has answered themselves. */
function Mine({ view }: { view: NeedView }) {
  const t = useText("connections");
  const { date } = useFormat();
  const { mine } = view;
  if (!mine) return null;
  return (
    <TitledSection id="mine" title={t("answer.mine")} className="grid gap-3">
      <p className="flex flex-wrap gap-x-4">
        <Badge>{t(`answer.states.${mine.state}`)}</Badge>
        <span>{t("answer.people", { count: mine.headcount })}</span>
        <span>{t("answer.from", { day: date(mine.fromDay) })}</span>
      </p>
      <Typed text={mine.line} />
      {mine.state === "accepted" && (
        <p>
          <TextLink href={needIcsPath(view.need.id)}>{t("answer.calendar")}</TextLink>
        </p>
      )}
      {mine.state === "sent" && (
        <form method="post" data-reload>
          <Button name="intent" value="take-back" variant="outline">
            {t("answer.back")}
          </Button>
        </form>
      )}
    </TitledSection>
  );
}

/** One need: what is looked for, the answer of whoever reads, and the answers for whoever posted it. */
export default function NeedScreen({ view, sent }: { view: NeedView; sent?: Sent }) {
  const t = useText("connections");
  const texts = useProcessTexts();
  const { need } = view;
  return (
    <div className="sheet grid gap-8 py-10 sm:py-16">
      <header className="grid gap-2 border-b border-line pb-6">
        <p>
          <TextLink href={CONNECT}>{t("back")}</TextLink>
        </p>
        <h1 className="text-2xl font-bold sm:text-3xl">
          {t("title", { count: need.headcount, trade: t(`trades.${need.trade}`) })}
        </h1>
        <p className="flex flex-wrap items-center gap-x-4 gap-y-1">
          <Badge variant={need.state === "open" ? "default" : "secondary"}>
            {t(`states.${need.state as "open"}`)}
          </Badge>
          {need.sample && <Badge variant="secondary">{t("sample")}</Badge>}
          {need.state === "open" && <span>{t("left", { count: need.left })}</span>}
          {need.poster && (
            <span>
              <bdi>{t("by", { name: need.poster })}</bdi>
            </span>
          )}
        </p>
      </header>
      <Problem sent={sent} />
      {need.sample && (
        <Notice tone="info" title={t("sample")}>
          <p>{t("example.text")}</p>
        </Notice>
      )}
      {view.standing && !need.sample && (
        <ProcessActions
          standing={view.standing}
          texts={texts}
          idem={view.idem}
          zone={view.zone}
          isServed
          reply={sent && { fields: { ...sent.fields }, errors: { ...sent.errors } }}
        />
      )}
      <Facts view={view} />
      {view.own && !need.sample && <Answers view={view} sent={sent} />}
      <Mine view={view} />
      {view.mayAnswer && <Respond view={view} sent={sent} />}
      {view.isMember && !view.own && !need.sample && !view.blocked && (
        <ConnectForm view={view} title={t("people.connect")} sent={sent} />
      )}
      {view.isMember && !view.own && !need.sample && (
        <form method="post" className="grid gap-2" data-reload>
          <p className="text-muted">{t(view.blocked ? "block.is" : "block.text")}</p>
          <Button
            name="intent"
            value={view.blocked ? "unblock" : "block"}
            variant="outline"
            className="justify-self-start"
          >
            {t(view.blocked ? "block.undo" : "block.do")}
          </Button>
        </form>
      )}
      {view.own && !need.sample && (
        <TitledSection id="history" title={t("history")} className="grid gap-3">
          <ProcessTimeline events={view.events} texts={texts} zone={view.zone} />
        </TitledSection>
      )}
    </div>
  );
}
