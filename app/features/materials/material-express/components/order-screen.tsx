import { fileHref } from "~/engines/file/file.ts";
import { MOVE_INTENT, ProcessActions, ProcessTimeline } from "~/engines/process/process.ts";
import { useFormat, useText } from "~/i18n/i18n.tsx";
import { isolated } from "~/i18n/isolated.ts";
import type { Sent } from "~/services/form.server.ts";
import { Badge } from "~/ui/badge.tsx";
import { Button } from "~/ui/button.tsx";
import { Notice } from "~/ui/notice.tsx";
import { DrawnSignature } from "~/ui/signature.tsx";
import { TextLink } from "~/ui/text-link.tsx";
import { TitledSection } from "~/ui/titled-section.tsx";
import { Typed } from "~/ui/typed.tsx";
import { EXPRESS, MATERIAL_ORDER, orderPath } from "../material-express.limits.ts";
import type { OrderView } from "../material-express.view.server.ts";
import { AddPiece, EditLines, EditWhere } from "./draft-forms.tsx";
import { MatchPart, ReceiveForm } from "./gate-forms.tsx";
import { Facts, LinesTable, Problem, StateBadge, useLoadRows, useProcessTexts } from "./parts.tsx";
import { QuotesPart } from "./quotes-part.tsx";
import { SlotPart } from "./slot-part.tsx";

export interface OrderScreenProps {
  view: OrderView;
  sent?: Sent;
  /** A photo that came with a form was too large for it to be read at all. */
  tooLarge?: boolean;
}

const TOO_LARGE: Sent = { fields: { intent: "receive" }, errors: { photo: "errors.photo.tooLarge" } };

const RECEIVED = ["delivered", "accepted", "short", "damaged"];

function Head({ view }: OrderScreenProps) {
  const t = useText("material-express");
  const { order } = view;
  return (
    <header className="grid gap-2 border-b border-line pb-6">
      <p className="print:hidden">
        <TextLink href={view.isTicket ? orderPath(order.id) : EXPRESS}>
          {view.isTicket ? t("ticket.back") : t("back")}
        </TextLink>
      </p>
      {view.isTicket && <p className="text-sm font-medium text-accent">{t("ticket.title")}</p>}
      <h1 className="text-2xl font-bold wrap-anywhere sm:text-3xl">
        <Typed text={order.topic} />
      </h1>
      <p className="flex flex-wrap items-center gap-x-3">
        <StateBadge state={order.state} />
        {order.sample && <Badge variant="secondary">{t("sample")}</Badge>}
        <bdi translate="no" className="text-muted">
          MAT-{order.id.slice(0, 8).toUpperCase()}
        </bdi>
      </p>
    </header>
  );
}

function About({ view }: OrderScreenProps) {
  const t = useText("material-express");
  const { date, money, moment } = useFormat();
  const { order, needed } = view;
  const load = useLoadRows(view);
  const typed = (text: string) => <Typed text={text} />;
  return (
    <Facts
      rows={[
        ...(order.supplier ? [[t("fields.supplier"), typed(order.supplier)] as const] : []),
        [t("fields.siteName"), typed([order.siteName, order.gate].filter(Boolean).join(", "))],
        ...(order.project ? [[t("fields.project"), typed(order.project)] as const] : []),
        [t("fields.unload"), t(`unloads.${order.unload}`)],
        ...(order.maxTons > 0
          ? [[t("fields.maxTons"), t("load.tons", { count: order.maxTons })] as const]
          : []),
        ...load,
        ...(order.deliverOn && order.window
          ? [[t("slot.when"), `${date(order.deliverOn)}, ${t(`windows.${order.window}`)}`] as const]
          : []),
        ...(order.seenAt
          ? [
              [
                t("seen.title"),
                <>
                  <Typed text={order.seenBy} />, {moment(order.seenAt, order.siteZone)}
                </>,
              ] as const,
            ]
          : []),
        ...(order.cutoffAt && (order.state === "requested" || order.state === "confirmed")
          ? [[t("slot.cutoff"), moment(order.cutoffAt, order.siteZone)] as const]
          : []),
        ...(needed.of
          ? [
              [
                t("need.title"),
                <>
                  {t("need.by", { day: date(needed.of.needBy), start: date(needed.of.start) })}{" "}
                  <Typed text={needed.of.task} />
                  <span className="block">
                    {t("need.orderBy", { day: date(needed.of.orderBy), count: needed.lead })}
                  </span>
                  {needed.of.isLate && <Badge variant="destructive">{t("need.late")}</Badge>}
                </>,
              ] as const,
            ]
          : []),
        [t("sums.goods"), money(order.goodsCents)],
        [t("sums.fee"), view.fee === undefined ? t("errors.tooFar") : money(order.feeCents || view.fee)],
        [t("sums.total"), money(order.goodsCents + (order.feeCents || view.fee || 0))],
        ...(order.ticket ? [[t("fields.ticket"), <bdi key="ticket">{order.ticket}</bdi>] as const] : []),
        ...(order.note ? [[t("fields.note"), typed(order.note)] as const] : []),
      ]}
    />
  );
}

/** That whoever brings the load is not cleared for the site: said, and nothing is stopped by it. */
function Flag({ view }: OrderScreenProps) {
  const t = useText("material-express");
  const { flag } = view;
  if (!flag) return null;
  return (
    <Notice tone="warn" title={t("gate.title", { firm: isolated(flag.name) })}>
      <p>{t("gate.lacks", { lacks: flag.lacks.join(" · ") })}</p>
      <p>
        {t("gate.text")} <TextLink href={flag.href}>{t("gate.open")}</TextLink>
      </p>
    </Notice>
  );
}

/** Who signed for the load, and what is open of it. */
function Receipt({ view }: OrderScreenProps) {
  const t = useText("material-express");
  const { moment } = useFormat();
  const { received, siteZone, state } = view.order;
  if (!received) return null;
  const isOpen = state === "short" || state === "damaged";
  return (
    <Notice tone={isOpen ? "warn" : "ok"} title={isOpen ? t(`receipt.${state}`) : t("receipt.signed")}>
      <p>
        <Typed text={received.printedName} />, {moment(received.at, siteZone)}
      </p>
      {received.note && (
        <p>
          <Typed text={received.note} />
        </p>
      )}
      <DrawnSignature path={received.drawn} label={t("receive.drawn")} />
      {isOpen && <p>{t("receipt.open")}</p>}
    </Notice>
  );
}

/** The delivery ticket: what a driver and a foreman hold in their hands. */
function Ticket({ view }: OrderScreenProps) {
  const t = useText("material-express");
  return (
    <div className="sheet grid gap-6 py-8">
      <Head view={view} />
      <About view={view} />
      <LinesTable lines={view.order.lines} priced={false} />
      <Receipt view={view} />
      <dl className="grid gap-8 pt-8 sm:grid-cols-2">
        {[t("ticket.driver"), t("ticket.receiver")].map((label) => (
          <div key={label} className="border-t border-ink pt-1">
            <dt>{label}</dt>
            <dd>&nbsp;</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

/** One order of material: its list, what suppliers say, the window at the gate, and what came off the truck. */
export default function OrderScreen({ view, tooLarge, sent: posted }: OrderScreenProps) {
  const t = useText("material-express");
  const texts = useProcessTexts();
  if (view.isTicket) return <Ticket view={view} />;
  const { order, standing, mayWrite, keys } = view;
  const sent = tooLarge ? TOO_LARGE : posted;
  const isMove = sent?.fields.intent === MOVE_INTENT;
  const isDraft = order.state === "draft";
  const here = orderPath(order.id);
  return (
    <div className="sheet grid gap-8 py-8 sm:py-12">
      <Head view={view} />
      <Problem sent={sent} anchor={(field) => anchorOf(sent, field)} />
      <ProcessActions
        isServed
        standing={standing}
        texts={texts}
        idem={keys.move}
        zone={order.siteZone}
        reply={
          isMove
            ? { fields: { ...sent.fields }, errors: sent.errors.note ? { note: "errors.noteMissing" } : {} }
            : undefined
        }
      />
      <Flag view={view} />
      {mayWrite && order.state === "delivered" && <ReceiveForm view={view} sent={sent} />}
      <Receipt view={view} />
      {view.photos.length > 0 && (
        <ul className="flex flex-wrap gap-x-6">
          {view.photos.map(({ id, name }) => (
            <li key={id}>
              <TextLink href={fileHref(id)}>
                {t("receive.photo")} <Typed text={name} />
              </TextLink>
            </li>
          ))}
        </ul>
      )}
      <About view={view} />
      <TitledSection id="lines" title={t("lines.title")} className="grid gap-4">
        {order.lines.length === 0 ? <p>{t("lines.none")}</p> : <LinesTable lines={order.lines} />}
        {mayWrite && isDraft && (
          <>
            <EditLines view={view} sent={sent} />
            <AddPiece view={view} sent={sent} />
          </>
        )}
        <p className="flex flex-wrap gap-x-6 print:hidden">
          <TextLink href={`${here}?sheet=ticket`}>{t("ticket.print")}</TextLink>
          {!view.isExample && (
            <TextLink href={`${here}/lines.csv`} download>
              {t("lines.csv")}
            </TextLink>
          )}
        </p>
      </TitledSection>
      {mayWrite && isDraft && <EditWhere view={view} sent={sent} />}
      {(isDraft || view.quotes.length > 0) && <QuotesPart view={view} sent={sent} />}
      {mayWrite && isDraft && <SlotPart view={view} sent={sent} />}
      {mayWrite && !isDraft && order.state !== "cancelled" && (
        <TitledSection id="share" title={t("share.title")} className="grid gap-1 print:hidden">
          <p className="max-w-prose text-muted">{t("share.text")}</p>
          <p>
            <TextLink href={`/workspace/share?type=${MATERIAL_ORDER}&id=${order.id}`}>
              {t("share.link")}
            </TextLink>
          </p>
        </TitledSection>
      )}
      {RECEIVED.includes(order.state) && <MatchPart view={view} sent={sent} />}
      {mayWrite && (
        <form method="post" className="flex flex-wrap gap-3 print:hidden" data-reload>
          <input type="hidden" name="idem" value={keys.plain} />
          <Button name="intent" value="again" variant="outline">
            {t("again")}
          </Button>
          {(isDraft || order.state === "cancelled") && (
            <Button name="intent" value="remove" variant="link">
              {t("remove")}
            </Button>
          )}
        </form>
      )}
      {view.history.length > 0 && (
        <TitledSection id="history" title={t("history")} className="grid gap-3">
          <ProcessTimeline events={view.history} texts={texts} zone={order.siteZone} />
        </TitledSection>
      )}
    </div>
  );
}

/** Where the field of an error is, on a page with several forms. */
function anchorOf(sent: Sent | undefined, field: string) {
  const { intent = "", transition = "" } = sent?.fields ?? {};
  if (field === "note" && intent === MOVE_INTENT) return `note-${transition}`;
  return intent === "receive" && field === "note" ? "receive-note" : field;
}
