"""The pages of an event, served from this computer: complete without JavaScript, and from no other computer."""
