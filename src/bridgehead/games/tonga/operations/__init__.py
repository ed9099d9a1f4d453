"""What one operation has of its own: bridges, dives on the batteries, Merville, the campaign."""
