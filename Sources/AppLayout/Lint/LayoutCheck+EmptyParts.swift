extension LayoutCheck {
  /// Checks that components have something to show if their sources answer.
  static let emptyComponents = ofContents([.emptyPart]) { variant in
    variant.linted.plans.compactMap { plan -> LintFinding? in
      guard case .items(let items) = plan.supply, plan.component.kind.needsData else { return nil }
      let location = plan.component.location
      if plan.limit == 0 { return .noLimit(at: location) }
      if items.isEmpty { return .noItems(plan.role, at: location) }
      guard let header = plan.header, (plan.title ?? "").allSatisfy(\.isWhitespace) else {
        return nil
      }
      return .noTitle(at: header.location)
    }
  }

  /// Checks that headers have room for what they say.
  static let emptyHeaders = ofContents([.emptyPart]) { variant in
    variant.layout.content.sections.compactMap { section -> LintFinding? in
      guard section.role == .component,
        section.header.map({ $0.frame.height <= 0 || $0.frame.width <= 0 }) ?? true,
        let written = section.component.styles.header
      else { return nil }
      return LintFinding(
        .emptyPart, "the header has no width or no height, so it draws nothing",
        at: written.location)
    }
  }
}

extension Rule {
  fileprivate static let emptyPart = Rule(
    "lint-empty",
    means: "The source of a component answers, and the component has nothing to show, or a header "
      + "draws nothing.",
    matters: "People see a gap, or a heading without anything below it.",
    fix: "Correct the feed or the item_limit, give the feed a title and the header's style a "
      + "height, or remove the component or its header.")
}

extension LintFinding {
  fileprivate static func noLimit(at location: Location) -> Self {
    Self(.emptyPart, "the source of the component answers, but its item_limit is 0", at: location)
  }

  fileprivate static func noTitle(at location: Location) -> Self {
    Self(
      .emptyPart, "the source of the component does not have a title, so its header is empty",
      at: location)
  }

  fileprivate static func noItems(_ role: SectionPlan.Role, at location: Location) -> Self {
    let text =
      switch role {
      case .component, .groupEnd: "the source of the component answers, but with nothing to show"
      case .tabBody: "the first tab of the component has nothing to show"
      }
    return Self(.emptyPart, text, at: location)
  }
}
