CREATE TABLE `order_codes` (
	`id` text PRIMARY KEY NOT NULL,
	`workspace_id` text NOT NULL,
	`code` text NOT NULL,
	`off_cents` integer NOT NULL,
	`created_at` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `order_codes_workspace` ON `order_codes` (`workspace_id`,`code`);--> statement-breakpoint
CREATE INDEX `order_codes_code` ON `order_codes` (`code`);--> statement-breakpoint
CREATE TABLE `promo_codes` (
	`code` text PRIMARY KEY NOT NULL,
	`percent` integer,
	`off_cents` integer,
	`least_cents` integer NOT NULL,
	`valid_from` text NOT NULL,
	`valid_until` text NOT NULL,
	`most_uses` integer NOT NULL,
	`stopped` integer DEFAULT false NOT NULL,
	`created_at` text NOT NULL,
	CONSTRAINT "promo_codes_terms" CHECK(("promo_codes"."percent" is null) <> ("promo_codes"."off_cents" is null))
);
