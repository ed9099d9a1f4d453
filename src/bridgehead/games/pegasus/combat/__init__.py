"""Who fires, at whom, with what result: small arms, guns, PIAT, tanks, opportunity fire, demolition."""
