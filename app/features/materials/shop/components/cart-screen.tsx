import { useNavigation } from "@remix-run/react";
import { useFormat, useText } from "~/i18n/i18n.tsx";
import type { Key } from "~/i18n/namespaces.ts";
import type { FormReply } from "~/services/form.server.ts";
import { screen, sheetNumber } from "~/site-map.ts";
import { Button, buttonClass } from "~/ui/button.tsx";
import { EmptyState } from "~/ui/empty-state.tsx";
import { ErrorSummary } from "~/ui/error-summary.tsx";
import { Field } from "~/ui/field.tsx";
import { Icon } from "~/ui/icon.tsx";
import { PageHeading } from "~/ui/page-heading.tsx";
import { TextLink } from "~/ui/text-link.tsx";
import { MAX_QUANTITY } from "~db/schema/materials.limits.ts";
import { cartPath, checkoutPath, expectedCart } from "../shop.logic.ts";
import type { Cart } from "../shop.queries.server.ts";
import { productPath } from "./product-parts.tsx";

interface CartScreenProps {
  cart: Cart;
  signedIn: boolean;
  reply?: FormReply;
  /** A code that was typed and takes nothing off, and why. */
  code?: TriedCode;
  /** The code of the address, brought back from the checkout. */
  kept?: string;
}

interface TriedCode {
  typed: string;
  problem: "unknown" | "early" | "over" | "usedUp" | "again" | "least";
  leastCents: number;
}

/** What messages say of the cart's limits. */
const LIMITS = { max: MAX_QUANTITY };

const fieldOf = (productId: string) => `quantity-${productId}`;

interface LineRowProps {
  line: Cart["lines"][number];
  reply?: FormReply;
  /** The cart's own address. */
  action: string;
}

function LineRow({ line, reply, action }: LineRowProps) {
  const t = useText("shop");
  const format = useFormat();
  const product = t(`products.${line.productId}.name` as Key<"shop">);
  const refused = reply?.fields.productId === line.productId ? reply : undefined;
  const error = refused?.errors.quantity;
  return (
    <li className="grid gap-4 border-b border-line py-6 md:grid-cols-[1fr_auto_8rem] md:items-start">
      <div className="grid gap-1">
        <h2 className="text-lg font-bold">
          <a href={productPath(line.productId)} className="underline-offset-4 hover:underline">
            {product}
          </a>
        </h2>
        <p className="text-muted">
          {t("cart.price")}: <bdi className="tabular-nums">{format.money(line.unitCents)}</bdi>
        </p>
        {line.before !== undefined && (
          <p className="font-medium text-warn">{t("cart.before", { before: format.money(line.before) })}</p>
        )}
        {line.onHand !== null && line.onHand < line.quantity && (
          <p className="font-medium text-danger">{t("cart.short", { count: line.onHand })}</p>
        )}
      </div>
      <div className="flex flex-wrap items-end gap-2">
        <form
          method="post"
          action={action}
          noValidate
          className="flex flex-wrap items-end gap-2"
          data-keep-scroll
        >
          <input type="hidden" name="intent" value="set" />
          <input type="hidden" name="productId" value={line.productId} />
          <QuantityField
            key={`${line.quantity}-${refused?.fields.quantity ?? ""}`}
            productId={line.productId}
            label={t("cart.quantity")}
            accessibleLabel={t("cart.quantityOf", { product })}
            error={error && t(error as Key<"shop">, LIMITS)}
            // In place of nothing stands what the cart holds.
            value={refused?.fields.quantity || String(line.quantity)}
          />
          <Button variant="outline" aria-label={t("cart.updateOf", { product })}>
            {t("cart.update")}
          </Button>
        </form>
        <form method="post" action={action} data-keep-scroll>
          <input type="hidden" name="intent" value="remove" />
          <input type="hidden" name="productId" value={line.productId} />
          <Button variant="ghost" size="icon" aria-label={t("cart.removeOf", { product })}>
            <Icon name="trash-2" />
          </Button>
        </form>
      </div>
      <p className="md:text-end">
        <span className="text-sm text-muted">{t("cart.line")}</span>
        <bdi className="block text-lg font-bold tabular-nums">{format.money(line.lineCents)}</bdi>
      </p>
    </li>
  );
}

interface QuantityFieldProps {
  productId: string;
  label: string;
  accessibleLabel: string;
  error?: string;
  value: string;
}

/** Named `quantity` in its form, but with an id of its own, since every line has one. */
function QuantityField({ productId, label, accessibleLabel, error, value }: QuantityFieldProps) {
  return (
    <Field
      id={fieldOf(productId)}
      name="quantity"
      label={label}
      aria-label={accessibleLabel}
      error={error}
      defaultValue={value}
      inputMode="numeric"
      autoComplete="off"
      className="w-28"
      dir="ltr"
    />
  );
}

function Summary({ cart, signedIn }: Pick<CartScreenProps, "cart" | "signedIn">) {
  const t = useText("shop");
  const format = useFormat();
  return (
    <section className="grid gap-4 justify-self-stretch md:justify-self-end md:text-end">
      <p className="text-muted">{t("cart.items", { count: cart.count })}</p>
      <p className="grid gap-1 md:justify-items-end">
        <span className="text-sm text-muted">{t("cart.total")}</span>
        <span
          className="dimension justify-self-start text-3xl font-bold tabular-nums md:justify-self-end"
          data-total
        >
          <bdi>{format.money(cart.totalCents)}</bdi>
        </span>
      </p>
      <p className="mt-3 text-sm text-muted">{t("cart.taxNote")}</p>
      {!signedIn && <p className="max-w-prose text-sm text-muted">{t("cart.guest")} </p>}
    </section>
  );
}

/** A code that takes something off; what it comes to is shown at the checkout. */
function CodeForm({ typed, error }: { typed?: string; error?: string }) {
  const t = useText("promo");
  return (
    <form
      method="post"
      action="/cart"
      noValidate
      className="grid max-w-md gap-3 print:hidden"
      data-keep-scroll
    >
      <input type="hidden" name="intent" value="code" />
      <Field
        name="code"
        label={t("field")}
        hint={t("hint")}
        error={error}
        defaultValue={typed}
        autoComplete="off"
        autoCapitalize="characters"
        dir="ltr"
      />
      <p>
        <Button variant="outline">{t("use")}</Button>
      </p>
    </form>
  );
}

/** What one does with a full cart: order it. Mailing the list to whoever buys, and emptying it, are quieter. */
function NextStep({ cart, kept }: { cart: Cart; kept?: string }) {
  const t = useText("shop");
  const mail = useMailLink(cart);
  return (
    <div className="grid gap-6 border-t-2 border-ink pt-6 print:hidden">
      <p>
        <a href={checkoutPath(kept)} className={buttonClass({ size: "lg", className: "max-sm:w-full" })}>
          {t("cart.checkout")}
        </a>
      </p>
      <p className="max-w-prose text-muted">{t("cart.nextText")}</p>
      <p className="flex flex-wrap gap-3">
        <a href={mail} className={buttonClass({ variant: "outline" })}>
          <Icon name="mail" />
          {t("cart.mail")}
        </a>
        <span className="contents noscript:hidden">
          <Button type="button" variant="outline" onClick={() => window.print()}>
            {t("cart.print")}
          </Button>
        </span>
      </p>
      <div className="flex flex-wrap items-center justify-between gap-4">
        <TextLink href="/shop">{t("cart.toShop")}</TextLink>
        <form method="post" action="/cart">
          <Button variant="ghost" size="sm" name="intent" value="clear">
            {t("cart.clear")}
          </Button>
        </form>
      </div>
    </div>
  );
}

/** The cart with the form that is on its way, where scripts run. */
function useExpected(cart: Cart): Cart {
  const { formData, formAction } = useNavigation();
  if (!formData || !formAction?.startsWith("/cart")) return cart;
  const sent = (name: string) => formData.get(name)?.toString();
  const change = { intent: sent("intent"), productId: sent("productId"), quantity: sent("quantity") };
  return expectedCart(cart.lines, change, MAX_QUANTITY);
}

/** The cart as plain text, a line for each product, to be mailed to whoever buys. */
function useMailLink({ lines, totalCents }: Cart): string {
  const t = useText("shop");
  const format = useFormat();
  const rows = lines.map(({ productId, quantity, unitCents, lineCents }) => {
    const product = t(`products.${productId}.name` as Key<"shop">);
    const [unit, line] = [unitCents, lineCents].map(format.money);
    return `${quantity} × ${product}, ${unit}: ${line}`;
  });
  const body = [...rows, "", `${t("cart.total")}: ${format.money(totalCents)}`, t("cart.taxNote")].join(
    "\r\n",
  );
  return `mailto:?subject=${encodeURIComponent(t("cart.mailSubject"))}&body=${encodeURIComponent(body)}`;
}

export function CartScreen({ cart: present, signedIn, reply, code, kept }: CartScreenProps) {
  const t = useText("shop");
  const promo = useText("promo");
  const { money } = useFormat();
  const codeError = code && promo(`errors.${code.problem}`, { least: money(code.leastCents) });
  const cart = useExpected(present);
  const quantityError = reply?.errors.quantity;
  const otherError = reply && Object.entries(reply.errors).find(([field]) => field !== "quantity")?.[1];
  const inCart = cart.lines.some((line) => line.productId === reply?.fields.productId);
  return (
    <div className="sheet grid gap-8 py-10 sm:py-16">
      <PageHeading sheet={sheetNumber(screen("cart"))} title={t("cart.title")} />
      {reply && (
        <ErrorSummary
          title={t("errors.summary")}
          message={
            otherError
              ? t(otherError as Key<"shop">)
              : quantityError && !inCart
                ? t(quantityError as Key<"shop">, LIMITS)
                : !quantityError
                  ? t("errors.form")
                  : undefined
          }
          items={
            quantityError && inCart
              ? [
                  {
                    field: fieldOf(reply.fields.productId ?? ""),
                    message: t(quantityError as Key<"shop">, LIMITS),
                  },
                ]
              : []
          }
        />
      )}
      {codeError && cart.lines.length > 0 && (
        <ErrorSummary title={t("errors.summary")} items={[{ field: "code", message: codeError }]} />
      )}
      {cart.lines.length === 0 ? (
        <EmptyState
          title={t("cart.empty")}
          action={
            <a href="/shop" className={buttonClass()}>
              {t("cart.toShop")}
            </a>
          }
        >
          <p>{t("cart.emptyText")}</p>
        </EmptyState>
      ) : (
        <>
          <ul className="-mt-8">
            {cart.lines.map((line) => (
              <LineRow key={line.productId} line={line} reply={reply} action={cartPath(kept)} />
            ))}
          </ul>
          <Summary cart={cart} signedIn={signedIn} />
          <CodeForm typed={code?.typed ?? kept} error={codeError} />
          <NextStep cart={cart} kept={kept} />
        </>
      )}
    </div>
  );
}
