DROP INDEX `listings_sort`;--> statement-breakpoint
DROP INDEX `listings_place`;--> statement-breakpoint
CREATE INDEX `listings_day` ON `listings` (`kind`,`state`,`day_cents`);--> statement-breakpoint
CREATE INDEX `listings_counts` ON `listings` (`kind`,`state`,`sort`,`owner_kind`,`with_operator`,`sample`,`workspace_id`,`id`);--> statement-breakpoint
CREATE INDEX `listings_sale_counts` ON `listings` (`kind`,`state`,`sort`,(attrs ->> 'title'),(attrs ->> 'priceCents'),(attrs ->> 'hours'),(attrs ->> 'year'),`sample`,`workspace_id`,`id`) WHERE kind = 'sale';--> statement-breakpoint
CREATE INDEX `listings_sale_price` ON `listings` (`kind`,`state`,(attrs ->> 'priceCents')) WHERE kind = 'sale';--> statement-breakpoint
CREATE INDEX `listings_sale_hours` ON `listings` (`kind`,`state`,(attrs ->> 'hours')) WHERE kind = 'sale';--> statement-breakpoint
CREATE INDEX `listings_sale_year` ON `listings` (`kind`,`state`,(attrs ->> 'year')) WHERE kind = 'sale';--> statement-breakpoint
CREATE INDEX `listings_sale_new` ON `listings` (`kind`,`state`,`created_at`) WHERE kind = 'sale';--> statement-breakpoint
CREATE INDEX `listings_place` ON `listings` (`kind`,`state`,`latitude`,`longitude`);