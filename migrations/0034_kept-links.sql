CREATE TABLE `kept_links` (
	`user_id` text NOT NULL,
	`link_id` text NOT NULL,
	`kept_at` text NOT NULL,
	PRIMARY KEY(`user_id`, `link_id`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`link_id`) REFERENCES `capability_links`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `kept_links_link` ON `kept_links` (`link_id`);