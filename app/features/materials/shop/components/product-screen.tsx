import { useText } from "~/i18n/i18n.tsx";
import type { Key } from "~/i18n/namespaces.ts";
import { screen, sheetNumber } from "~/site-map.ts";
import { Badge } from "~/ui/badge.tsx";
import { Breadcrumbs } from "~/ui/breadcrumbs.tsx";
import { Button } from "~/ui/button.tsx";
import { Field } from "~/ui/field.tsx";
import { Icon } from "~/ui/icon.tsx";
import { Notice } from "~/ui/notice.tsx";
import { PageHeading } from "~/ui/page-heading.tsx";
import { TextLink } from "~/ui/text-link.tsx";
import { MAX_QUANTITY } from "~db/schema/materials.limits.ts";
import { unitPrice } from "../shop.logic.ts";
import type { Product } from "../shop.queries.server.ts";
import type { Category } from "../shop.schemas.ts";
import { ICONS, Price, productPath, Stock } from "./product-parts.tsx";

interface ProductScreenProps {
  product: Product;
  /** The public address of the site, for what search engines read. */
  origin: string;
  idem: string;
}

/** What search engines read of a product, as schema.org names it, beside what everybody sees. */
function Offer({ product, origin }: Pick<ProductScreenProps, "product" | "origin">) {
  const cents = unitPrice(product.priceCents, product.discountPercent);
  return (
    <span itemProp="offers" itemScope itemType="https://schema.org/Offer" className="hidden">
      <link itemProp="url" href={`${origin}${productPath(product.id)}`} />
      <meta itemProp="priceCurrency" content="USD" />
      <meta itemProp="price" content={(cents / 100).toFixed(2)} />
      <link
        itemProp="availability"
        href={`https://schema.org/${product.onHand === 0 ? "OutOfStock" : "InStock"}`}
      />
    </span>
  );
}

/** One product: what it is, what comes with it, and how it is delivered. */
export function ProductScreen({ product, origin, idem }: ProductScreenProps) {
  const t = useText("shop");
  const name = t(`products.${product.id}.name` as Key<"shop">);
  const category = product.category as Category;
  const path = productPath(product.id);
  const ships = product.onHand !== null;
  return (
    <article className="sheet grid gap-8 py-10 sm:py-16" itemScope itemType="https://schema.org/Product">
      <meta itemProp="sku" content={product.id} />
      <Breadcrumbs
        label={t("product.trail")}
        trail={[
          { href: "/shop", text: t("shop.title") },
          { href: `/shop?category=${category}`, text: t(`categories.${category}`) },
          { href: path, text: name },
        ]}
      />
      <PageHeading sheet={sheetNumber(screen("product"))} title={name}>
        <p itemProp="description">{t(`products.${product.id}.description` as Key<"shop">)}</p>
      </PageHeading>
      <meta itemProp="name" content={name} />
      <meta itemProp="category" content={t(`categories.${category}`)} />
      <Offer product={product} origin={origin} />
      <div className="grid items-start gap-8 lg:grid-cols-[2fr_3fr]">
        <div className="drafting-grid relative grid min-h-56 place-items-center border border-t-2 border-line border-t-ink text-blueprint">
          <Icon name={ICONS[product.id] ?? "package"} className="size-24" />
          {product.featured && (
            <span className="absolute start-3 top-3">
              <Badge>{t("shop.featured")}</Badge>
            </span>
          )}
        </div>
        <div className="grid gap-6">
          <Price product={product} />
          <Stock product={product} />
          <form method="post" action="/cart" className="flex flex-wrap items-end gap-3" noValidate>
            <input type="hidden" name="intent" value="add" />
            <input type="hidden" name="idem" value={idem} />
            <input type="hidden" name="productId" value={product.id} />
            <input type="hidden" name="redirectTo" value="/cart" />
            <Field
              name="quantity"
              label={t("cart.quantity")}
              defaultValue="1"
              inputMode="numeric"
              autoComplete="off"
              maxLength={String(MAX_QUANTITY).length}
              className="w-24"
              dir="ltr"
            />
            <Button size="lg" disabled={product.onHand === 0}>
              <Icon name="shopping-cart" />
              {t("shop.add")}
            </Button>
          </form>
          <Notice title={t(ships ? "product.parcel" : "product.files")}>
            {t(ships ? "product.parcelText" : "product.filesText")}
            {!ships && (
              <p className="mt-2">
                <TextLink href={`/library/contents/${product.id}`}>{t("product.inside")}</TextLink>
              </p>
            )}
          </Notice>
        </div>
      </div>
    </article>
  );
}
